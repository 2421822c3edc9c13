import type { PaymentIntentStatus } from './objects.ts';

/** States in which an intent waits for a payment. */
export const CONFIRMABLE: readonly PaymentIntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Tells whether an intent in this state can be confirmed or changed. */
export function isConfirmable(status: PaymentIntentStatus): boolean {
  return CONFIRMABLE.includes(status);
}
