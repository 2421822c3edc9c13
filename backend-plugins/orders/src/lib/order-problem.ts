import { ShopError } from '@harrow/http';
import { LARGEST_AMOUNT, priceProblem, toDecimal } from '@harrow/money';

/** What the catalogue says of the product that is being bought. */
export type ProductLimits = { available: number; minimum: number };

/** 409 with the number of pieces that are left. */
export const outOfStock = (available: number): ShopError =>
  new ShopError('conflict', `Only ${available} pieces are available.`, {
    code: 'out_of_stock',
    details: { available },
  });

/** Throws where the quantity is below the product's minimum (422) or above its stock (409). */
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
 * The total in the smallest unit. Throws `invalid_body` for one that an order cannot hold, or that is
 * not in the steps of card payments, and `price_changed` (409) with the right decimal amount and its currency where the
 * client's `amount` is not the total.
 */
export function checkTotal(order: {
  unitPrice: number;
  quantity: number;
  amount: number;
  currencyCode: string;
}): number {
  const { amount, currencyCode: currency } = order;
  const total = BigInt(order.unitPrice) * BigInt(order.quantity);
  if (total > BigInt(LARGEST_AMOUNT)) {
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
