import type { Outcome } from './cards.ts';
import { newId, now } from './ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import type { Transaction } from './store.ts';

type Decline = Extract<Outcome, { kind: 'decline' }>;

/** Charges the payment method; with `decline` the bank refuses. */
export function makeCharge(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline?: Decline,
): Charge {
  const isCaptured = decline === undefined && intent.capture_method !== 'manual';
  const { brand, country, exp_month, exp_year, funding, last4 } = method.card;
  return tx.put('charges', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: isCaptured,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: decline === undefined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: { brand, country, exp_month, exp_year, funding, last4 },
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: decline === undefined ? 'succeeded' : 'failed',
  });
}

function outcomeOf(decline: Decline | undefined): Charge['outcome'] {
  if (decline === undefined) {
    return {
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}
