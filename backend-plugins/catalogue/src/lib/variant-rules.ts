import { LARGEST_AMOUNT, priceProblem } from '@harrow/money';
import { z } from 'zod';
import { parseChanges } from './broken-rule';
import { pieces } from './pieces';

const priceSchema = (shopCurrency: string) =>
  z
    .object({
      /** Smallest unit. */
      amount: z
        .int('This must be a whole number.')
        .positive('This must be more than 0.')
        .max(LARGEST_AMOUNT, 'This is more than an order can hold.'),
      /** Left out of a region's price, which is in the shop's currency. */
      currency_code: z.string().default(shopCurrency),
    })
    .superRefine(({ amount, currency_code: currency }, context) => {
      const message = priceProblem(amount, currency);
      if (message !== null) context.addIssue({ code: 'custom', message, path: ['amount'] });
    });

const variantSchema = (shopCurrency: string) =>
  z.object({
    inventory_quantity: pieces(0).optional(),
    prices: z.array(priceSchema(shopCurrency)).optional(),
  });

/** Throws `invalid_data` for a stock or a price that the shop could not sell with. */
export function checkVariant(changes: unknown, shopCurrency: string): void {
  parseChanges(variantSchema(shopCurrency), changes);
}
