import type { z } from 'zod';
import { storefrontOptionsSchema } from '@harrow/storefront/server/options-schema';

/** The settings that the storefront's server and its rivals share. */
export const settingsSchema = storefrontOptionsSchema.pick({
  folder: true,
  renderFolder: true,
  origin: true,
  config: true,
});

export type Settings = z.infer<typeof settingsSchema>;

/** The encodings that a browser accepts. */
export const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
