import * as z from 'zod/mini';

/** The tax that the prices of a shop contain. */
export const taxSchema = z.object({
  /** Contained in prices, in percent; 0 for prices that are exempt. */
  rate: z.number(),
  /** Shown at prices, such as `incl. 19 % VAT`, or the reason for the exemption. */
  text: z.string(),
});
