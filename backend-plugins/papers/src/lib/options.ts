import { z } from 'zod';

const optional = z.string().nullable().default(null);

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** The seller named on papers. */
  seller: z.object({
    name: z.string().min(1),
    address: z.string().min(1),
    /** ISO 3166-1 alpha-2, upper case. */
    country: z.string().length(2),
    phone: z.string(),
    email: z.string(),
    vatId: optional,
    registration: optional,
  }),
  /** The rate in percent included in prices, or the reason for an exemption. */
  tax: z.union([
    z.object({ kind: z.literal('contained'), percent: z.number().positive() }),
    z.object({ kind: z.literal('exempt'), reason: z.string().min(1) }),
    z.object({ kind: z.literal('none') }),
  ]),
  /** The seller's time zone, for the days and years of papers. */
  timeZone: z.string(),
  /** Years to keep a paper after the year of issue. */
  keptYears: z.number().int().nonnegative(),
});

export type PaperOptions = z.infer<typeof optionsSchema>;
