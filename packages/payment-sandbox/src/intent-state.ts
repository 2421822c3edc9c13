import type { PaymentIntent, PaymentIntentStatus } from './objects.ts';
import type { Transaction } from './store.ts';
import { resourceMissing } from './stripe-error.ts';

/** Returns the payment intent. Throws Stripe's `resource_missing`. */
export function getIntent(tx: Transaction, id: string, param = 'intent'): PaymentIntent {
  const intent = tx.find('payment_intents', id);
  if (intent === undefined) throw resourceMissing('payment_intent', id, param);
  return intent;
}

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
