import type { Call } from './call.ts';
import {
  below,
  NO_BILLING_DETAILS,
  readBillingDetails,
  readCard,
  type GivenCard,
} from './card-input.ts';
import { testCard, testCardOfAlias } from './cards.ts';
import { newId, now } from './ids.ts';
import { pageOf } from './lists.ts';
import type { BillingDetails, Metadata, PaymentMethod } from './objects.ts';
import type { Params } from './params.ts';
import type { Transaction } from './store.ts';
import { cardError, invalidRequest } from './stripe-error.ts';

/** POST /v1/payment_methods */
export function createPaymentMethod({ params, tx }: Call): PaymentMethod {
  return makePaymentMethod(tx, params, '');
}

/** Creates a payment method from the card parameters below `prefix`. */
export function makePaymentMethod(tx: Transaction, params: Params, prefix: string): PaymentMethod {
  const type = params.requiredString(below(prefix, 'type'));
  if (type !== 'card') {
    throw invalidRequest(`The payment sandbox takes cards only, not "${type.slice(0, 50)}".`, {
      param: below(prefix, 'type'),
    });
  }
  const card = readCard(params, prefix);
  const metadata = prefix === '' ? params.metadata() : {};
  return store(tx, card, readBillingDetails(params, prefix), metadata);
}

/** Returns the payment method with this id, or a published test method (`pm_card_visa`). */
export function resolvePaymentMethod(tx: Transaction, id: string): PaymentMethod {
  const name = testCardOfAlias(id);
  if (name === undefined) return tx.get('payment_methods', id, 'payment_method');
  const card = { name, expMonth: 12, expYear: new Date().getFullYear() + 1, hasCvc: true };
  return store(tx, card, NO_BILLING_DETAILS, {});
}

/** POST /v1/payment_methods/:id/attach */
export function attachPaymentMethod({ id, params, tx, emit }: Call): PaymentMethod {
  const method = resolvePaymentMethod(tx, id);
  const customer = tx.get('customers', params.requiredString('customer'), 'customer');
  if (method.customer !== null && method.customer !== customer.id) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
    );
  }
  const kept = tx.find('test_cards', method.id);
  const { outcome, canBeAttached } = testCard(kept?.card ?? 'visa');
  if (outcome.kind === 'decline' && canBeAttached !== true) {
    throw cardError(outcome.code, outcome.message, { decline_code: outcome.declineCode });
  }
  if (kept?.isUsed === true) throw mayNotBeUsedAgain();
  const attached = tx.put('payment_methods', { ...method, customer: customer.id });
  emit('payment_method.attached', attached);
  return attached;
}

/** Rejects a payment method that was charged without a customer, with Stripe's message. */
export function mayNotBeUsedAgain(): Error {
  return invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer ' +
      'attachment, shared with a connected account without Customer attachment, or was detached ' +
      'from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must ' +
      'attach it to a Customer first.',
  );
}

/** GET /v1/payment_methods?customer= */
export function listPaymentMethods(call: Call): object {
  return pageOfCustomer(call, '/v1/payment_methods', call.params.requiredString('customer'));
}

/** GET /v1/customers/:id/payment_methods */
export function listCustomerPaymentMethods(call: Call): object {
  return pageOfCustomer(call, `/v1/customers/${call.id}/payment_methods`, call.id);
}

function pageOfCustomer(call: Call, url: string, id: string): object {
  const customer = call.tx.get('customers', id, 'customer');
  const type = call.params.string('type') ?? 'card';
  return pageOf(
    call,
    url,
    'payment_methods',
    (method) => method.customer === customer.id && method.type === type,
  );
}

function store(
  tx: Transaction,
  { name, expMonth, expYear, hasCvc }: GivenCard,
  billing_details: BillingDetails,
  metadata: Metadata,
): PaymentMethod {
  const { brand, funding, number } = testCard(name);
  const method = tx.put('payment_methods', {
    id: newId('pm'),
    object: 'payment_method',
    billing_details,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: hasCvc ? 'unchecked' : null,
      },
      country: 'US',
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: null,
      funding: funding ?? 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer: null,
    livemode: false,
    metadata,
    type: 'card',
  });
  tx.put('test_cards', { id: method.id, card: name, isUsed: false });
  return method;
}
