import { currencySchema } from '@harrow/money';
import { z } from 'zod';

/** Options of the plugin; a wrong one throws when the engine loads it. */
export const optionsSchema = z.object({
  /** ISO 4217 code of the shop's currency, lower case. */
  currency: currencySchema,
});
