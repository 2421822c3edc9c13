import type { Call } from './call.ts';
import { cardParameters } from './card-input.ts';
import { testCard, type Outcome } from './cards.ts';
import { makeCharge } from './charges.ts';
import { CONFIRMABLE, isConfirmable } from './intent-state.ts';
import type { PaymentError, PaymentIntent, PaymentMethod } from './objects.ts';
import { makePaymentMethod, mayNotBeUsedAgain, resolvePaymentMethod } from './payment-methods.ts';
import { invalidRequest, StripeError, unexpectedState } from './stripe-error.ts';

/** The parameters of POST /v1/payment_intents/:id/confirm. */
export const CONFIRM_PARAMETERS = [
  'client_secret',
  'payment_method',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  ...cardParameters('payment_method_data'),
];

/** POST /v1/payment_intents/:id/confirm */
export function confirmIntent(call: Call): PaymentIntent {
  return confirmPayment(call, call.tx.get('payment_intents', call.id));
}

/** Charges the intent, or requires 3-D Secure if the card does. Throws if it is declined. */
export function confirmPayment(call: Call, intent: PaymentIntent): PaymentIntent {
  if (!isConfirmable(intent.status)) throw notConfirmable(intent);
  const { tx, params, emit } = call;
  const usage = params.choice('setup_future_usage', ['on_session', 'off_session']);
  const method = givenMethod(call, intent);
  const card = tx.find('test_cards', method.id);
  checkUsable(intent, method, card?.isUsed === true);
  const confirmed: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: params.string('receipt_email') ?? intent.receipt_email,
    setup_future_usage: usage ?? intent.setup_future_usage,
  };
  const { outcome } = testCard(card?.card ?? 'visa');
  if (outcome.kind !== 'authenticate') return settle(call, confirmed, method, outcome);
  const waiting = tx.put('payment_intents', {
    ...confirmed,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_three_d_secure' } },
    status: 'requires_action',
  });
  emit('payment_intent.requires_action', waiting);
  return waiting;
}

/**
 * POST /v1/payment_intents/:id/sandbox_authenticate, which Stripe does not have: it replaces the
 * bank's 3-D Secure page, with the `outcome` that the customer chose.
 */
export function authenticateIntent(call: Call): PaymentIntent {
  const { id, params, tx } = call;
  const hasSucceeded = params.choice('outcome', ['success', 'fail']) === 'success';
  const intent = tx.get('payment_intents', id);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(
      `You cannot authenticate this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    );
  }
  const method = resolvePaymentMethod(tx, intent.payment_method);
  const { outcome } = testCard(tx.find('test_cards', method.id)?.card ?? 'visa');
  if (!hasSucceeded) throw authenticationFailed(call, intent, method);
  return settle(call, intent, method, outcome.kind === 'authenticate' ? outcome.then : outcome);
}

function notConfirmable(intent: PaymentIntent): Error {
  const why =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        `statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`;
  return unexpectedState(`You cannot confirm this PaymentIntent because ${why}`, intent);
}

function givenMethod({ tx, params }: Call, intent: PaymentIntent): PaymentMethod {
  if (params.has('payment_method_data')) {
    return makePaymentMethod(tx, params, 'payment_method_data');
  }
  const id = params.string('payment_method') ?? intent.payment_method;
  if (id !== null) return resolvePaymentMethod(tx, id);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either " +
      'update the PaymentIntent with a payment method and then confirm it again, or confirm it ' +
      'again directly with a payment method.',
    intent,
  );
}

function checkUsable(intent: PaymentIntent, method: PaymentMethod, isUsed: boolean): void {
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      `The provided PaymentMethod (${method.id}) belongs to another Customer than this ` +
        'PaymentIntent. Please include the Customer in the `customer` parameter on the PaymentIntent.',
      { param: 'payment_method' },
    );
  }
  if (method.customer === null && isUsed) throw mayNotBeUsedAgain();
}

function settle(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Outcome,
): PaymentIntent {
  return outcome.kind === 'decline'
    ? refuse(call, intent, method, outcome)
    : accept(call, intent, method);
}

function accept({ tx, emit }: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const customer = intent.setup_future_usage ? intent.customer : method.customer;
  const { checks } = method.card;
  const cvc_check = checks.cvc_check === 'unchecked' ? 'pass' : checks.cvc_check;
  const used = tx.put('payment_methods', {
    ...method,
    card: { ...method.card, checks: { ...checks, cvc_check } },
    customer,
  });
  const kept = tx.find('test_cards', method.id);
  if (kept !== undefined) tx.put('test_cards', { ...kept, isUsed: true });
  const charge = makeCharge(tx, intent, used);
  const isCaptured = charge.captured;
  const paid = tx.put('payment_intents', {
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  emit('charge.succeeded', charge);
  emit(isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', paid);
  return paid;
}

function refuse(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Extract<Outcome, { kind: 'decline' }>,
): never {
  const charge = makeCharge(call.tx, intent, method, decline);
  call.emit('charge.failed', charge);
  throw failure(call, { ...intent, latest_charge: charge.id }, 402, {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    charge: charge.id,
    payment_method: method,
  });
}

function authenticationFailed(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
): StripeError {
  return failure(call, intent, 400, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment ' +
      'method and try again.',
    payment_method: method,
  });
}

/** Stores the error in the intent, which then waits for another payment method; returns it for the answer. */
function failure(
  { tx, emit }: Call,
  intent: PaymentIntent,
  status: number,
  error: PaymentError,
): StripeError {
  const failed = tx.put('payment_intents', {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit('payment_intent.payment_failed', failed);
  return new StripeError(status, { ...error, payment_intent: failed }, 'kept');
}
