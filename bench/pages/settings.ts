import { z } from 'zod';

/** Where pages come from, for the storefront's server and for its rivals. */
export const settingsSchema = z.object({
  /** The folder that the storefront's build has filled with files. */
  folder: z.string(),
  /** The folder that the build has filled for rendering. */
  renderFolder: z.string(),
  /** Origin of the shop. */
  origin: z.url(),
  /** The settings of the browser. */
  config: z.object({
    backendUrl: z.url(),
    firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
    authEmulator: z.boolean(),
  }),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The encodings that a browser accepts. */
export const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
