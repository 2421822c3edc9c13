import { currencySchema } from '@harrow/plugin-kit';
import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** ISO 4217 code of the shop's currency, lower case. */
  currency: currencySchema,
  /** A file of further synonyms, in the form of `synonyms.txt`. */
  synonymsFile: z.string().optional(),
  /** Maximum number of searches that use the database at once in a process; further ones wait. */
  maxConcurrentSearches: z.number().int().positive().default(5),
});
