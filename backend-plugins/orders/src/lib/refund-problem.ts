import { ShopError } from '@harrow/plugin-kit';
import { priceProblem, toDecimal } from '@harrow/money';

/** The paid and refunded amounts of an order, in the smallest unit of `currencyCode`. */
export type RefundBalance = {
  orderId: string;
  /** The payment that paid the order. */
  intentId: string;
  currencyCode: string;
  paid: number;
  /** The refunded amount in the engine's records. */
  refunded: number;
};

/** 409: the order has no payment to refund. */
export const nothingPaid = (): ShopError =>
  new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });

/**
 * Throws `invalid_body` for an amount that is not a whole number from 1 to `left` or that cards
 * cannot be refunded, and `conflict` if nothing is left.
 */
export function checkRefund(amount: number, left: number, currencyCode: string): void {
  if (left <= 0) {
    throw new ShopError('conflict', 'Nothing of this order is left to refund.', {
      code: 'already_refunded',
    });
  }
  const message = amountProblem(amount, left, currencyCode);
  if (message === null) return;
  throw new ShopError('invalid_body', message, {
    code: 'refund_amount',
    fields: { amount: message },
    details: { left: toDecimal(left, currencyCode), currency: currencyCode },
  });
}

function amountProblem(amount: number, left: number, currencyCode: string): string | null {
  if (!Number.isSafeInteger(amount) || amount < 1) {
    return 'The amount of a refund must be more than 0.';
  }
  if (amount <= left) return priceProblem(amount, currencyCode);
  return `At most ${toDecimal(left, currencyCode)} ${currencyCode.toUpperCase()} can be refunded.`;
}
