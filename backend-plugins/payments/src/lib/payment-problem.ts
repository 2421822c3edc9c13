import { ShopError } from '@harrow/http';
import { toDecimal } from '@harrow/money';
import { type PaymentFacts, paymentIs } from './payment-facts';

/** What the payment is meant to pay. Amount in the smallest unit. */
export type Expected = {
  orderId: string;
  customerId: string;
  amount: number;
  currencyCode: string;
};

/** 409: somebody else's, or used already. */
export const notYours = (): ShopError =>
  new ShopError('conflict', 'This payment belongs to another order or another customer.', {
    code: 'payment_not_yours',
  });

/** 402: nobody has paid yet. */
export const notCompleted = (): ShopError =>
  new ShopError('payment_required', 'The payment has not been completed.', {
    code: 'payment_not_completed',
  });

/** 409: its money goes back or has gone back, because there is nothing to pay with it. */
export const refunded = (): ShopError =>
  new ShopError('conflict', 'This payment could not be used and is refunded in full.', {
    code: 'payment_refunded',
  });

/** 422 for an amount that is not the order's. `field` is the member of the body that is wrong. */
export const wrongAmount = (expected: Expected, field: string): ShopError =>
  new ShopError('invalid_body', 'The payment is not the amount of the order.', {
    code: 'wrong_amount',
    fields: { [field]: 'This is not the amount of the order.' },
    details: {
      amount: toDecimal(expected.amount, expected.currencyCode),
      currency: expected.currencyCode,
    },
  });

/** The provider's limits for one payment, by the code it refuses with. */
const LIMITS = new Map<string | null, string>([
  ['amount_too_small', 'This is less than one card payment can be.'],
  ['amount_too_large', 'This is more than one card payment can be.'],
]);

/** 422: the provider takes no such amount. Everything else of the refused request is ours. */
export function amountRefused(code: string | null, cause: unknown): ShopError {
  const message = LIMITS.get(code) ?? 'The payment provider does not take this amount.';
  return new ShopError('invalid_body', message, {
    code: 'amount_refused',
    fields: { amount: message },
    cause,
  });
}

/**
 * Why a payment cannot pay an order, or null. Whose it is comes first, so that a stranger learns
 * nothing else about it.
 */
export function paymentProblem(payment: PaymentFacts, expected: Expected): ShopError | null {
  if (payment.customerId !== expected.customerId) return notYours();
  if (payment.orderId !== null && payment.orderId !== expected.orderId) return notYours();
  if (!paymentIs.succeeded(payment)) return notCompleted();
  if (paymentIs.refunded(payment)) return refunded();
  const isExact =
    payment.amountReceived === expected.amount && payment.currency === expected.currencyCode;
  return isExact ? null : wrongAmount(expected, 'transectionId');
}
