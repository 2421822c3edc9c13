import { MAX_PIECES, wholeNumberSchema } from '@harrow/contract';
import { z } from 'zod';
import { amountSchema, BrokenRule, parseChanges } from './staff-rules';

/** The currency and region in which the shop sells: an amount for any other would have no effect. */
type ShopMarket = {
  currency: string;
  /** The region that goes into each order; null if the shop has none yet. */
  region: { id: string; name: string } | null;
};

const NO_EFFECT = 'another amount would have no effect.';

/** A bound of the quantities that an amount is for; the engine takes null and none as unbounded. */
const boundSchema = z.nullish(wholeNumberSchema(1, MAX_PIECES));

const priceSchema = ({ currency, region }: ShopMarket) =>
  z
    .object({
      amount: amountSchema(currency),
      currency_code: z.nullish(
        z.literal(currency, `The shop sells in ${currency.toUpperCase()}: ${NO_EFFECT}`),
      ),
      region_id: z.nullish(
        z.literal(
          region?.id ?? '',
          region
            ? `The shop sells in the region ${region.name}: ${NO_EFFECT}`
            : 'The shop has no region yet.',
        ),
      ),
      min_quantity: boundSchema,
      max_quantity: boundSchema,
    })
    .refine(({ min_quantity: from, max_quantity: to }) => (from ?? 0) <= (to ?? MAX_PIECES), {
      message: 'This must not be less than min_quantity.',
      path: ['max_quantity'],
    });

/** Throws `invalid_data` for an amount that the shop cannot charge, or never would. */
export function checkPrices(prices: object[], market: ShopMarket): void {
  parseChanges(z.object({ prices: z.array(priceSchema(market)) }), { prices });
}

/** When a price list begins and ends; null or nothing for a list without that bound. */
export type Span = { starts_at?: Date | null; ends_at?: Date | null };

/** Throws `invalid_data` for a list that ends before it begins. */
export function checkSpan({ starts_at: start, ends_at: end }: Span): void {
  if (start && end && new Date(end) <= new Date(start)) {
    throw new BrokenRule('ends_at: The list must end after it begins.');
  }
}
