import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** The storefront's origin, for links. */
  storefrontUrl: z.string(),
});
