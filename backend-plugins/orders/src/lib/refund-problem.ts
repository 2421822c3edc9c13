import { ShopError } from '@harrow/http';
import { priceProblem, toDecimal } from '@harrow/money';

/** What of an order's money has gone back. Amounts in the smallest unit of `currencyCode`. */
export type RefundBalance = {
  orderId: string;
  /** The payment that has paid the order. */
  intentId: string;
  currencyCode: string;
  paid: number;
  /** What has gone back, as the engine's records say. */
  refunded: number;
};

/** 409: there is no money to give back. */
export const nothingPaid = (): ShopError =>
  new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });

/**
 * Throws `invalid_body` for an amount that is not a whole number from one unit to `left`, or not in
 * the steps of card payments, and `conflict` where nothing is left.
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
