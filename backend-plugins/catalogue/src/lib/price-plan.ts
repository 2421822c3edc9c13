import { createHash } from 'node:crypto';
import {
  type BodyOf,
  type changePrices,
  MAX_CHANGED_PRICES,
  type ChangedPrice,
} from '@harrow/contract';
import { chargeRules, priceProblem, toDecimal } from '@harrow/money';
import { invalidField, readAmount } from '@harrow/plugin-kit';

export type WantedPrices = BodyOf<typeof changePrices>;

/** The price of a product before and after a change, in the smallest unit. */
export type PlannedPrice = {
  productId: string;
  variantId: string;
  name: string;
  sku: string | null;
  former: number;
  /** As text: it may be beyond what a price can be. */
  latter: string;
  problem: 'same' | 'too_low' | 'too_high' | null;
};

/** The decimal amount that is added to each price, in the smallest unit. */
function addedOf(amount: number | undefined, currency: string): number | null {
  if (amount === undefined) return null;
  const units = readAmount(Math.abs(amount), currency, 'amount');
  if (units === 0) throw invalidField('amount', 'This must be other than 0.');
  return amount < 0 ? -units : units;
}

function stepOf(rounding: number | undefined, currency: string): number {
  if (rounding === undefined) return chargeRules(currency).step;
  const units = readAmount(rounding, currency, 'rounding');
  const problem = priceProblem(units, currency);
  if (problem !== null) throw invalidField('rounding', problem);
  return units;
}

/**
 * Returns the numbers of a change, amounts in the smallest unit. Throws `invalid_body` for amounts that the
 * currency cannot express, or to whose multiples no price can be rounded.
 */
export const readWanted = ({ amount, rounding }: WantedPrices, currency: string) => ({
  added: addedOf(amount, currency),
  step: stepOf(rounding, currency),
});

/** The change of each product that gets another price. */
export const changedOf = (planned: readonly PlannedPrice[]): PlannedPrice[] =>
  planned.filter(({ problem }) => problem === null);

/** What a preview and its change have in common: the products that change, and their prices. */
export function revisionOf(planned: readonly PlannedPrice[]): string {
  const prices = changedOf(planned).map(({ productId, former, latter }) => [
    productId,
    former,
    latter,
  ]);
  return createHash('sha256').update(JSON.stringify(prices.sort())).digest('base64url');
}

/** Refuses a change of more products than one transaction should hold. */
export function requireFew(planned: readonly PlannedPrice[]): void {
  if (planned.length <= MAX_CHANGED_PRICES) return;
  throw invalidField(
    'category',
    `These are more than ${MAX_CHANGED_PRICES} products. Change the prices of one category at a time.`,
  );
}

type PriceOf = Pick<PlannedPrice, 'productId' | 'name' | 'sku' | 'former'> & {
  latter: string | number;
};

/** Translates a price to that of the REST edge. */
export const toChangedPrice = (
  { productId: _id, name, sku, former, latter }: PriceOf,
  currency: string,
): ChangedPrice => ({
  ...{ _id, name, sku },
  before: toDecimal(former, currency),
  after: toDecimal(Number(latter), currency),
});
