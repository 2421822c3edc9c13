import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** The full years for which paid orders of erased people are kept after the last payment or refund. */
  invoiceKeptYears: z.number().int().min(0),
});

export type PersonalDataOptions = z.infer<typeof optionsSchema>;
