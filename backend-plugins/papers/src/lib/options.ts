import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** Years to keep a paper after the year of issue. */
  keptYears: z.number().int().nonnegative(),
});

export type PaperOptions = z.infer<typeof optionsSchema>;
