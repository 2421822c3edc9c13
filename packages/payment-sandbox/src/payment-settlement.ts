import type { Call } from './call.ts';
import { now } from './ids.ts';
import { isConfirmable } from './intent-state.ts';
import type { PaymentIntent } from './objects.ts';
import { invalidRequest, unexpectedState } from './stripe-error.ts';

const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/payment_intents/:id/capture; the uncaptured amount is released. */
export function captureIntent({ id, params, tx, emit }: Call): PaymentIntent {
  const given = params.positiveInteger('amount_to_capture');
  const intent = tx.get('payment_intents', id);
  if (intent.status !== 'requires_capture' || intent.latest_charge === null) {
    throw notCapturable(intent);
  }
  const amount = given ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      `The requested capture amount is greater than the authorized amount (${intent.amount_capturable}).`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  }
  const charge = tx.put('charges', {
    ...tx.get('charges', intent.latest_charge),
    amount_captured: amount,
    amount_refunded: intent.amount_capturable - amount,
    captured: true,
  });
  const captured = tx.put('payment_intents', {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  });
  emit('charge.captured', charge);
  emit('payment_intent.succeeded', captured);
  return captured;
}

/** POST /v1/payment_intents/:id/cancel; an authorized amount is released. */
export function cancelIntent({ id, params, tx, emit }: Call): PaymentIntent {
  const reason = params.choice('cancellation_reason', CANCELLATION_REASONS) ?? null;
  const intent = tx.get('payment_intents', id);
  const isAuthorised = intent.status === 'requires_capture';
  if (!isAuthorised && !isConfirmable(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a ` +
        'PaymentIntent with one of the following statuses may be canceled: ' +
        'requires_payment_method, requires_capture, requires_confirmation, requires_action.',
      intent,
    );
  }
  if (isAuthorised && intent.latest_charge !== null) {
    const charge = tx.get('charges', intent.latest_charge);
    const released = { ...charge, amount_refunded: charge.amount, refunded: true };
    emit('charge.refunded', tx.put('charges', released));
  }
  const canceled = tx.put('payment_intents', {
    ...intent,
    amount_capturable: 0,
    canceled_at: now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  emit('payment_intent.canceled', canceled);
  return canceled;
}

function notCapturable(intent: PaymentIntent): Error {
  const why =
    intent.status === 'succeeded'
      ? 'it has already been captured.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        'statuses may be captured: requires_capture.';
  return unexpectedState(`This PaymentIntent could not be captured because ${why}`, intent);
}
