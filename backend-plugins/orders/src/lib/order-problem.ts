import { MAX_AMOUNT, priceProblem, toDecimal } from '@harrow/money';
import { type Caller, ShopError } from '@harrow/plugin-kit';

/** The order limits of a product in the catalogue. */
type ProductLimits = { available: number; minimum: number };

/** 409 with the number of available pieces. */
export const outOfStock = (available: number): ShopError =>
  new ShopError('conflict', `Only ${available} pieces are available.`, {
    code: 'out_of_stock',
    details: { available },
  });

/** Throws if the quantity is below the product's minimum (422) or above its stock (409). */
export function checkQuantity(quantity: number, { available, minimum }: ProductLimits): void {
  if (quantity < minimum) {
    const message = `The minimum order is ${minimum} pieces.`;
    throw new ShopError('invalid_body', message, { fields: { quantity: message } });
  }
  if (quantity > available) throw outOfStock(available);
}

const wrongTotal = (message: string) =>
  new ShopError('invalid_body', message, { fields: { quantity: message } });

/**
 * Returns the total in the smallest unit. Throws `invalid_body` if an order cannot hold it or cards
 * cannot be charged it, and `price_changed` (409) with the correct decimal amount and its currency
 * if the client's `amount` differs.
 */
export function checkTotal(order: {
  unitPrice: number;
  quantity: number;
  amount: number;
  currencyCode: string;
}): number {
  const { amount, currencyCode: currency } = order;
  const total = BigInt(order.unitPrice) * BigInt(order.quantity);
  if (total > BigInt(MAX_AMOUNT)) {
    throw wrongTotal('The total is more than an order can hold.');
  }
  if (total !== BigInt(amount)) {
    throw new ShopError('conflict', 'The price has changed. Please check the new amount.', {
      code: 'price_changed',
      details: { amount: toDecimal(Number(total), currency), currency },
    });
  }
  const problem = priceProblem(amount, currency);
  if (problem !== null) throw wrongTotal(problem);
  return amount;
}

/** The limit for unverified emails, which may belong to someone else. */
const MAX_UNVERIFIED = 3;

/** Returns the caller's limit of unpaid orders; `limit` applies to verified emails. 0 = unlimited. */
export const maxUnpaidOf = ({ emailVerified }: Caller, limit: number): number =>
  emailVerified ? limit : Math.min(limit, MAX_UNVERIFIED);

/** 409 with the limit. */
export const tooManyUnpaid = (limit: number): ShopError =>
  new ShopError('conflict', `You have ${limit} unpaid orders. Pay or cancel one first.`, {
    code: 'too_many_unpaid_orders',
    details: { limit },
  });
