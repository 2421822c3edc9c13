import { randomBytes } from 'node:crypto';
import { checkAmount, checkCurrency } from './amount-limits.ts';
import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import { isConfirmable } from './intent-state.ts';
import type { PaymentIntent } from './objects.ts';
import type { Params } from './params.ts';
import { confirmPayment } from './payment-confirmation.ts';
import { resolvePaymentMethod } from './payment-methods.ts';
import type { Transaction } from './store.ts';
import { invalidRequest, unexpectedState } from './stripe-error.ts';

const SHARED_PARAMETERS = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'metadata[*]',
  'payment_method',
  'payment_method_types[*]',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
];

/** Parameters of POST /v1/payment_intents besides those of a card in `payment_method_data`. */
export const CREATE_INTENT_PARAMETERS = [
  ...SHARED_PARAMETERS,
  'automatic_payment_methods[allow_redirects]',
  'automatic_payment_methods[enabled]',
  'capture_method',
  'confirm',
  'confirmation_method',
  'return_url',
];

/** Parameters of POST /v1/payment_intents/:id. */
export const UPDATE_INTENT_PARAMETERS = SHARED_PARAMETERS;

/** POST /v1/payment_intents; with `confirm` it is charged at once. */
export function createIntent(call: Call): PaymentIntent {
  const { params, tx, emit } = call;
  const intent = tx.put('payment_intents', newIntent(tx, params));
  emit('payment_intent.created', intent);
  return params.boolean('confirm') ? confirmPayment(call, intent) : intent;
}

/** POST /v1/payment_intents/:id; an authentication for another amount must be repeated. */
export function updateIntent({ id, params, tx }: Call): PaymentIntent {
  const current = tx.get('payment_intents', id);
  const changes = readChanges(tx, params, current);
  const isOpen = isConfirmable(current.status);
  const moves = ['amount', 'currency', 'customer', 'payment_method'].filter((p) => params.has(p));
  if (moves.length > 0 && !isOpen) {
    throw unexpectedState(
      `This PaymentIntent's ${moves.join(' and ')} could not be updated because it has a status of ` +
        `${current.status}. You may only update a PaymentIntent with one of the following statuses: ` +
        'requires_payment_method, requires_confirmation, requires_action.',
      current,
    );
  }
  const method = changes.payment_method;
  const status = method === null ? 'requires_payment_method' : 'requires_confirmation';
  return tx.put('payment_intents', {
    ...current,
    ...changes,
    ...(moves.length > 0 ? { status, next_action: null } : {}),
  });
}

function newIntent(tx: Transaction, params: Params): PaymentIntent {
  const id = newId('pi');
  const amount = params.positiveInteger('amount');
  if (amount === undefined) params.requiredString('amount');
  params.choice('confirmation_method', ['automatic']);
  const blank: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: amount ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: params.boolean('automatic_payment_methods[enabled]')
      ? { enabled: true }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      params.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: readCurrency(params.requiredString('currency')),
    customer: null,
    description: null,
    invoice: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  const intent = { ...blank, ...readChanges(tx, params, blank) };
  return intent.payment_method ? { ...intent, status: 'requires_confirmation' } : intent;
}

/** Returns the changes by the parameters shared by creating and updating an intent. */
function readChanges(tx: Transaction, params: Params, current: PaymentIntent) {
  const text = (
    path: 'description' | 'receipt_email' | 'statement_descriptor' | 'statement_descriptor_suffix',
  ) => params.changed(path, current[path]);
  const amount = params.positiveInteger('amount') ?? current.amount;
  const given = params.has('currency') ? params.requiredString('currency') : current.currency;
  const currency = readCurrency(given);
  checkAmount(amount, currency);
  const usage = params.choice('setup_future_usage', ['on_session', 'off_session']);
  return {
    amount,
    currency,
    customer: readCustomer(tx, params, current),
    description: text('description'),
    metadata: params.metadata(current.metadata),
    payment_method: readMethod(tx, params, current),
    payment_method_types: readMethodTypes(params) ?? current.payment_method_types,
    receipt_email: text('receipt_email'),
    setup_future_usage: usage === undefined ? current.setup_future_usage : usage,
    statement_descriptor: text('statement_descriptor'),
    statement_descriptor_suffix: text('statement_descriptor_suffix'),
  } satisfies Partial<PaymentIntent>;
}

function readCurrency(given: string): string {
  const currency = given.toLowerCase();
  checkCurrency(currency);
  return currency;
}

function readCustomer(tx: Transaction, params: Params, current: PaymentIntent): string | null {
  const id = params.string('customer');
  if (!id) return current.customer;
  const customer = tx.get('customers', id, 'customer');
  if (current.customer === null || current.customer === customer.id) return customer.id;
  throw invalidRequest(
    'You cannot modify `customer` on a PaymentIntent once it already has been set. To fulfill a ' +
      'payment with a different Customer, cancel this PaymentIntent and create a new one.',
    { param: 'customer' },
  );
}

function readMethod(tx: Transaction, params: Params, current: PaymentIntent): string | null {
  const id = params.string('payment_method');
  if (id === undefined) return current.payment_method;
  return id === null ? null : resolvePaymentMethod(tx, id).id;
}

function readMethodTypes(params: Params): string[] | null {
  const types = params.list('payment_method_types');
  const other = types?.find((type) => type !== 'card');
  if (other === undefined) return types;
  throw invalidRequest(
    `The payment method type "${other.slice(0, 50)}" is invalid: the payment sandbox takes cards only.`,
    { param: 'payment_method_types' },
  );
}
