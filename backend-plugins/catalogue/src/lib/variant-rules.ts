import { LARGEST_AMOUNT, priceProblem } from '@harrow/money';
import { z } from 'zod';
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

/** A rule of the catalogue that staff broke; the engine answers it with 400 and this message. */
class BrokenRule extends Error {
  readonly type = 'invalid_data';
}

/** Throws `invalid_data` for a stock or a price that the shop could not sell with. */
export function checkVariant(changes: unknown, shopCurrency: string): void {
  const issue = variantSchema(shopCurrency).safeParse(changes).error?.issues[0];
  if (issue) throw new BrokenRule(`${issue.path.join('.')}: ${issue.message}`);
}
