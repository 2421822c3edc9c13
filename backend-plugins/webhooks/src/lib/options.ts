import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** The first key encrypts the secrets of addresses; all keys decrypt them. */
  keys: z.array(z.string().min(32)).min(1),
  /** Whether http addresses of this computer are allowed, for the embedded shop and tests. */
  allowsLoopback: z.boolean().default(false),
});

export type WebhookOptions = z.infer<typeof optionsSchema>;
