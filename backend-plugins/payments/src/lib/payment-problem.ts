import { ShopError } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import { type ProviderPayment, paymentIs } from './provider-objects';

/** The order that a payment should pay. The amount is in the smallest unit. */
export type Expected = {
  orderId: string;
  customerId: string;
  amount: number;
  currencyCode: string;
};

/** 409: the payment belongs to another customer or order. */
export const notYours = (): ShopError =>
  new ShopError('conflict', 'This payment belongs to another order or another customer.', {
    code: 'payment_not_yours',
  });

/** 409: the order is paid, or has ended. */
export const notPayable = (): ShopError =>
  new ShopError('conflict', 'This order can no longer be paid.', { code: 'order_not_payable' });

/** 402: the payment has not been completed. */
export const notCompleted = (): ShopError =>
  new ShopError('payment_required', 'The payment has not been completed.', {
    code: 'payment_not_completed',
  });

/** 409: the payment was or will be refunded, because it cannot be used. */
export const refunded = (): ShopError =>
  new ShopError('conflict', 'This payment could not be used and is refunded in full.', {
    code: 'payment_refunded',
  });

/** 422: the payment's amount is not the order's. `field` is the invalid member of the body. */
export const wrongAmount = (expected: Expected, field: string): ShopError =>
  new ShopError('invalid_body', 'The payment is not the amount of the order.', {
    code: 'wrong_amount',
    fields: { [field]: 'This is not the amount of the order.' },
    details: {
      amount: toDecimal(expected.amount, expected.currencyCode),
      currency: expected.currencyCode,
    },
  });

/** Messages for the provider's limits, by its error code. */
const LIMITS = new Map<string | null, string>([
  ['amount_too_small', 'This is below the minimum of a card payment.'],
  ['amount_too_large', 'This is above the maximum of a card payment.'],
]);

/** 422: the provider refuses the amount, the only part of the request that the client controls. */
export function amountRefused(code: string | null, cause: unknown): ShopError {
  const message = LIMITS.get(code) ?? 'The payment provider does not accept this amount.';
  return new ShopError('invalid_body', message, {
    code: 'amount_refused',
    fields: { amount: message },
    cause,
  });
}

/**
 * Returns why a payment cannot pay an order, or null. Ownership is checked first, so that others
 * learn nothing else about the payment.
 */
export function paymentProblem(payment: ProviderPayment, expected: Expected): ShopError | null {
  const { customer_id: customerId, order_id: orderId = expected.orderId } = payment.metadata;
  if (customerId !== expected.customerId || orderId !== expected.orderId) return notYours();
  if (!paymentIs.succeeded(payment)) return notCompleted();
  if (paymentIs.refunded(payment)) return refunded();
  const isExact =
    payment.amount_received === expected.amount && payment.currency === expected.currencyCode;
  return isExact ? null : wrongAmount(expected, 'transectionId');
}
