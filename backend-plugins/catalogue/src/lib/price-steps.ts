import { MAX_PIECES, type PriceStep } from '@harrow/contract';
import { toDecimal } from '@harrow/money';

/** A step as the database selects it, its price in the smallest unit. */
export type StepRow = { quantity: number; unitPrice: number };

/**
 * The steps of a row of `sold_product` for this buyer, as an expression of type jsonb: the price at its
 * minimum, and at each quantity beyond at which the price changes.
 */
export const priceStepsOf = (customerId: string): string => `(
  SELECT jsonb_agg(jsonb_build_object('quantity', quantity, 'unitPrice', charged) ORDER BY quantity)
    FROM price_steps(variant_id, unit_price, currency_code, minimum, ${customerId}))`;

/** Translates steps to those of the REST edge; a list may end where an order can have no more pieces. */
export const toPriceSteps = (steps: StepRow[], currencyCode: string): PriceStep[] =>
  steps
    .filter(({ quantity }) => quantity <= MAX_PIECES)
    .map(({ quantity, unitPrice }) => ({ quantity, price: toDecimal(unitPrice, currencyCode) }));
