import { checkStep } from './amount-limits.ts';
import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import type { Charge, Refund } from './objects.ts';
import { invalidRequest, resourceMissing, StripeError, unexpectedState } from './stripe-error.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/refunds, by `payment_intent` or by `charge`; without `amount` the remaining amount. */
export function createRefund(call: Call): Refund {
  const { params, tx, emit } = call;
  const given = params.positiveInteger('amount');
  const reason = params.choice('reason', REASONS) ?? null;
  const metadata = params.metadata();
  const charge = refundableCharge(call);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw alreadyRefunded(charge);
  const amount = given ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  checkStep(amount, charge.currency);
  const refund = tx.put('refunds', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = { amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  emit('charge.refunded', tx.put('charges', { ...charge, ...refunded }));
  return refund;
}

/**
 * POST /v1/refunds/:id/sandbox_fail, which Stripe does not have: it replaces the customer's bank, which
 * may return a refund days after it was made.
 */
export function failRefund({ id, tx, emit }: Call): Refund {
  const made = tx.find('refunds', id);
  if (made?.status !== 'succeeded') throw resourceMissing('refund', id);
  const refund: Refund = { ...made, status: 'failed', failure_reason: 'unknown' };
  tx.put('refunds', refund);
  const charge = tx.get('charges', refund.charge);
  const amount_refunded = charge.amount_refunded - refund.amount;
  tx.put('charges', { ...charge, amount_refunded, refunded: false });
  emit('charge.refund.updated', refund);
  emit('refund.failed', refund);
  return refund;
}

function refundableCharge({ params, tx }: Call): Charge {
  const chargeId = params.string('charge');
  const intentId = params.string('payment_intent');
  if (!chargeId && !intentId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  const named = chargeId ? tx.get('charges', chargeId, 'charge') : undefined;
  const intent = tx.get(
    'payment_intents',
    intentId ?? named?.payment_intent ?? '',
    'payment_intent',
  );
  const latest =
    intent.latest_charge === null ? undefined : tx.get('charges', intent.latest_charge);
  const charge = named ?? latest;
  if (charge?.payment_intent === intent.id && charge.captured) return charge;
  throw unexpectedState(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    intent,
  );
}

function alreadyRefunded(charge: Charge): Error {
  const message = `Charge ${charge.id} has already been refunded.`;
  const body = { type: 'invalid_request_error', code: 'charge_already_refunded', message };
  return new StripeError(400, body, 'remembered');
}
