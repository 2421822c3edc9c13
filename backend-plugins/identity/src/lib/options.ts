import { z } from 'zod';

/** Options of the plugin; a wrong one throws when the engine loads it. */
export const optionsSchema = z.object({
  /** Signs access tokens; at least 32 characters. */
  accessTokenSecret: z.string().min(32),
  /** Lifetime of an access token in seconds. */
  accessTokenTtl: z.number().int().positive(),
  /** The identity provider's project; ID tokens of any other are refused. */
  firebaseProjectId: z.string().min(1),
  /** Lower-case emails that become admin on their first session with a verified email. */
  adminEmails: z.array(z.string()),
});

export type IdentityOptions = z.infer<typeof optionsSchema>;
