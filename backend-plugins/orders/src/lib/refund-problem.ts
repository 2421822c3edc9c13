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

const NOTHING_LEFT = 'This order has already been fully refunded.';

/**
 * Returns the amount of a refund: `asked`, or all that is left. Throws `invalid_body` if `asked` is not a
 * whole number from 1 to `left` or cannot be refunded to cards, and `conflict` if nothing is left and
 * nothing was asked for.
 */
export function refundAmount(
  asked: number | undefined,
  left: number,
  currencyCode: string,
): number {
  if (asked === undefined && left <= 0) {
    throw new ShopError('conflict', NOTHING_LEFT, { code: 'already_refunded' });
  }
  const amount = asked ?? left;
  const message = amountProblem(amount, left, currencyCode);
  if (message === null) return amount;
  throw new ShopError('invalid_body', message, {
    code: 'refund_amount',
    fields: { amount: message },
    details: { left: toDecimal(Math.max(left, 0), currencyCode), currency: currencyCode },
  });
}

function amountProblem(amount: number, left: number, currencyCode: string): string | null {
  if (!Number.isSafeInteger(amount) || amount < 1) {
    return 'The amount of a refund must be more than 0.';
  }
  if (amount <= left) return priceProblem(amount, currencyCode);
  if (left <= 0) return NOTHING_LEFT;
  return `At most ${toDecimal(left, currencyCode)} ${currencyCode.toUpperCase()} can be refunded.`;
}
