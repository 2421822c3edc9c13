import type Stripe from 'stripe';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, refusalOf, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;
let intents: Stripe.PaymentIntentsResource;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
  intents = target.stripe.paymentIntents;
});

const order = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  intents.create({ amount: 12_345, currency: 'usd', payment_method_types: ['card'], ...more });

const paid = () => order({ payment_method: 'pm_card_visa', confirm: true });

const authorised = () =>
  order({ payment_method: 'pm_card_visa', confirm: true, capture_method: 'manual' });

describe('a new payment intent', () => {
  it('waits for a payment method, with nothing received', async () => {
    expect(await order({ metadata: { order_id: 'order_1' } })).toMatchObject({
      object: 'payment_intent',
      amount: 12_345,
      amount_capturable: 0,
      amount_received: 0,
      canceled_at: null,
      capture_method: 'automatic',
      confirmation_method: 'automatic',
      currency: 'usd',
      customer: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: { order_id: 'order_1' },
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    });
  });

  it('has a client secret that begins with its id', async () => {
    const intent = await order();
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]+$`));
  });

  it('carries what medusa-payment-stripe sends', async () => {
    const customer = await target.stripe.customers.create({ email: 'ada@farm.test' });
    const intent = await order({
      description: 'An order',
      metadata: { resource_id: 'cart_1' },
      capture_method: 'manual',
      setup_future_usage: 'on_session',
      customer: customer.id,
    });
    expect(intent).toMatchObject({
      description: 'An order',
      metadata: { resource_id: 'cart_1' },
      capture_method: 'manual',
      setup_future_usage: 'on_session',
      customer: customer.id,
    });
  });

  it('needs an amount and a currency', async () => {
    const none = {} as Stripe.PaymentIntentCreateParams;
    expect(await refusalOf(intents.create({ ...none, currency: 'usd' }))).toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
    expect(await refusalOf(intents.create({ ...none, amount: 100 }))).toMatchObject({
      code: 'parameter_missing',
      param: 'currency',
    });
  });

  it.each([0, -5])('is not made for an amount of %p', async (amount) => {
    expect(await refusalOf(order({ amount }))).toMatchObject({ statusCode: 400, param: 'amount' });
  });

  it.each([
    ['usd', 49, 'amount_too_small'],
    ['gbp', 29, 'amount_too_small'],
    ['eur', 49, 'amount_too_small'],
    ['jpy', 49, 'amount_too_small'],
    ['usd', 100_000_000, 'amount_too_large'],
    ['jpy', 100_000_000, 'amount_too_large'],
  ])('is not made for %s %d, which is %s', async (currency, amount, code) => {
    expect(await refusalOf(order({ amount, currency }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
    });
  });

  it.each([50, 99_999_999])('is made for %d cents', async (amount) => {
    expect(await order({ amount })).toMatchObject({ amount });
  });

  it.each([
    ['eur', 50],
    ['jpy', 50],
    ['kwd', 1230],
    ['isk', 50_000],
    ['huf', 17_550],
    ['idr', 2_000_000_000],
  ])('is made for %s %d', async (currency, amount) => {
    expect(await order({ amount, currency })).toMatchObject({ amount, currency });
  });

  it.each([
    ['kwd', 1235],
    ['bhd', 1001],
    ['isk', 50_050],
    ['ugx', 50_001],
  ])('is not made for %s %d, whose last digits are not 0', async (currency, amount) => {
    expect(await refusalOf(order({ amount, currency }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'amount',
    });
  });

  it.each(['zzz', 'btc'])('is not made in %s, which is not charged', async (currency) => {
    expect(await refusalOf(order({ currency }))).toMatchObject({ param: 'currency' });
  });

  it('is not made for a part of the smallest unit', async () => {
    expect(await refusalOf(order({ amount: 10.5 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  });

  it('is not made for a customer who does not exist', async () => {
    expect(await refusalOf(order({ customer: 'cus_nobody' }))).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
  });
});

describe('changing an intent', () => {
  it('takes another amount while it is open', async () => {
    const { id } = await order();
    expect(await intents.update(id, { amount: 999 })).toMatchObject({ id, amount: 999 });
  });

  it('refuses less than Stripe charges', async () => {
    const { id } = await order();
    const error = await refusalOf(intents.update(id, { amount: 49 }));
    expect(error.code).toBe('amount_too_small');
    expect(await intents.retrieve(id)).toMatchObject({ amount: 12_345 });
  });

  it('merges its metadata', async () => {
    const { id } = await order({ metadata: { a: '1' } });
    const { metadata } = await intents.update(id, { metadata: { b: '2' } });
    expect(metadata).toEqual({ a: '1', b: '2' });
  });

  it('refuses another amount once it is paid', async () => {
    const { id } = await paid();
    expect(await refusalOf(intents.update(id, { amount: 1 * 100 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await intents.retrieve(id)).toMatchObject({ amount: 12_345, status: 'succeeded' });
  });

  it('needs a payment method before it can be confirmed', async () => {
    const { id } = await order();
    expect(await refusalOf(intents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('gives an intent with a payment method the state requires_confirmation', async () => {
    const { id } = await order();
    const { status } = await intents.update(id, { payment_method: 'pm_card_visa' });
    expect(status).toBe('requires_confirmation');
  });
});

describe('a paid intent', () => {
  it('has received its amount and names its charge', async () => {
    const { id } = await paid();
    const intent = await intents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 12_345 });
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      amount: 12_345,
      amount_captured: 12_345,
      captured: true,
      paid: true,
      payment_intent: id,
      status: 'succeeded',
    });
  });

  it('cannot be confirmed a second time', async () => {
    const { id } = await paid();
    const error = await refusalOf(intents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(error.code).toBe('payment_intent_unexpected_state');
    expect(error.payment_intent).toMatchObject({ id, status: 'succeeded' });
  });

  it('cannot be cancelled', async () => {
    const { id } = await paid();
    const error = await refusalOf(intents.cancel(id));
    expect(error.code).toBe('payment_intent_unexpected_state');
    expect(error.payment_intent).toMatchObject({ status: 'succeeded' });
  });

  it('is charged once when it is confirmed many times at once', async () => {
    const { id } = await order();
    const confirm = () => intents.confirm(id, { payment_method: 'pm_card_visa' });
    await Promise.allSettled(Array.from({ length: 5 }, confirm));
    const { data } = await target.stripe.charges.list({ payment_intent: id });
    expect(data.filter((charge) => charge.paid)).toHaveLength(1);
  });
});

describe('an authorised intent', () => {
  it('waits to be captured', async () => {
    expect(await authorised()).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 12_345,
      amount_received: 0,
    });
  });

  it('is paid when it is captured', async () => {
    const { id } = await authorised();
    expect(await intents.capture(id)).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 12_345,
    });
  });

  it('is captured in part, and the rest is released', async () => {
    const { id } = await authorised();
    const intent = await intents.capture(id, {
      amount_to_capture: 2345,
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount: 12_345, amount_received: 2345 });
    expect(intent.latest_charge).toMatchObject({ amount_captured: 2345, amount_refunded: 10_000 });
  });

  it('is not captured for more than was authorised', async () => {
    const { id } = await authorised();
    const error = await refusalOf(intents.capture(id, { amount_to_capture: 99_999 }));
    expect(error).toMatchObject({ statusCode: 400, param: 'amount_to_capture' });
  });

  it('is not captured twice', async () => {
    const { id } = await authorised();
    await intents.capture(id);
    const error = await refusalOf(intents.capture(id));
    expect(error.code).toBe('payment_intent_unexpected_state');
    expect(error.payment_intent).toMatchObject({ status: 'succeeded' });
  });

  it('gives the money back when it is cancelled', async () => {
    const { id } = await authorised();
    const intent = await intents.cancel(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    expect(intent.latest_charge).toMatchObject({ captured: false, refunded: true });
  });
});

describe('a cancelled intent', () => {
  it('says when and why', async () => {
    const { id } = await order();
    const intent = await intents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(intent.canceled_at).toBeGreaterThan(0);
  });

  it('can be neither paid nor captured nor cancelled again', async () => {
    const { id } = await order();
    await intents.cancel(id);
    const calls = [
      intents.confirm(id, { payment_method: 'pm_card_visa' }),
      intents.capture(id),
      intents.cancel(id),
    ];
    for (const call of calls) {
      const error = await refusalOf(call);
      expect(error.code).toBe('payment_intent_unexpected_state');
      expect(error.payment_intent).toMatchObject({ status: 'canceled' });
    }
  });
});
