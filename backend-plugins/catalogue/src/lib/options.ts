import { currencySchema } from '@harrow/plugin-kit';
import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** ISO 4217 code of the shop's currency, lower case. */
  currency: currencySchema,
});
