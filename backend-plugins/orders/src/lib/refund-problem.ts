import { ShopError } from '@harrow/http';
import { toDecimal } from '@harrow/money';

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
 * Throws `invalid_body` for an amount that is not a whole number from one unit to `left`, and
 * `conflict` where nothing is left.
 */
export function checkRefund(amount: number, left: number, currencyCode: string): void {
  if (left <= 0) {
    throw new ShopError('conflict', 'Nothing of this order is left to refund.', {
      code: 'already_refunded',
    });
  }
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= left) return;
  const most = toDecimal(left, currencyCode);
  const message =
    amount > left
      ? `At most ${most} ${currencyCode.toUpperCase()} can be refunded.`
      : 'The amount of a refund must be more than 0.';
  throw new ShopError('invalid_body', message, {
    code: 'refund_amount',
    fields: { amount: message },
    details: { left: most, currency: currencyCode },
  });
}
