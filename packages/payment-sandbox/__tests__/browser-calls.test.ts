import type Stripe from 'stripe';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { startPaymentSandbox, type PaymentSandbox } from '../src/server.ts';
import { browserCall, cardFields } from './support/browser.ts';
import { clientOf, PUBLISHABLE_KEY, refusalOf, SECRET_KEY } from './support/target.ts';

const ORIGIN = 'http://localhost:8000';

const stopped = stoppedAfterwards();
let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeAll(async () => {
  const starting = startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    allowedOrigins: [ORIGIN],
  });
  sandbox = stopped(await starting, (it) => it.close());
  stripe = clientOf(sandbox.port);
});

const order = () =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', metadata: { secret: 'yes' } });

const secretOf = (intent: Stripe.PaymentIntent) => ({ client_secret: intent.client_secret ?? '' });

const confirm = (intent: Stripe.PaymentIntent, number: string) =>
  browserCall(sandbox.url, `/v1/payment_intents/${intent.id}/confirm`, {
    ...secretOf(intent),
    ...cardFields(number, 'payment_method_data'),
  });

const authenticate = (intent: Stripe.PaymentIntent, outcome: string) =>
  browserCall(sandbox.url, `/v1/payment_intents/${intent.id}/sandbox_authenticate`, {
    ...secretOf(intent),
    outcome,
  });

describe('the publishable key', () => {
  it('makes a payment method of a test card', async () => {
    const { status, body } = await browserCall(sandbox.url, '/v1/payment_methods', {
      ...cardFields('4242 4242 4242 4242'),
      'billing_details[email]': 'ada@farm.test',
      'billing_details[address][city]': 'Ames',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
      billing_details: { email: 'ada@farm.test', address: { city: 'Ames' } },
    });
  });

  it.each(['/v1/customers', '/v1/payment_intents', '/v1/refunds'])(
    'may not call %s',
    async (path) => {
      const { status, body } = await browserCall(sandbox.url, path, {});
      expect(status).toBe(403);
      expect(body.error).toMatchObject({ code: 'secret_key_required' });
    },
  );

  it('does not see an intent without its client secret', async () => {
    const { id } = await order();
    const none = await browserCall(sandbox.url, `/v1/payment_intents/${id}`);
    const wrong = await browserCall(
      sandbox.url,
      `/v1/payment_intents/${id}?client_secret=${id}_secret_guess`,
    );
    expect(none.status).toBe(400);
    expect(wrong.status).toBe(404);
  });

  it('sees neither metadata nor charge of an intent', async () => {
    const intent = await order();
    const query = new URLSearchParams(secretOf(intent)).toString();
    const { body } = await browserCall(sandbox.url, `/v1/payment_intents/${intent.id}?${query}`);
    expect(body).toMatchObject({ id: intent.id, amount: 5000 });
    expect(body).not.toHaveProperty('metadata');
    expect(body).not.toHaveProperty('latest_charge');
    expect(body).not.toHaveProperty('customer');
  });

  it('may not cancel or capture, even with the client secret', async () => {
    const intent = await order();
    for (const verb of ['cancel', 'capture']) {
      const path = `/v1/payment_intents/${intent.id}/${verb}`;
      expect((await browserCall(sandbox.url, path, secretOf(intent))).status).toBe(403);
    }
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    });
  });

  it('is refused in place of the secret one by stripe-node', async () => {
    const client = clientOf(sandbox.port, PUBLISHABLE_KEY);
    expect(await refusalOf(client.customers.create())).toMatchObject({ statusCode: 403 });
  });
});

describe('any other key', () => {
  it.each(['', 'Bearer sk_test_other', 'Bearer', 'Basic !!!', `Bearer ${SECRET_KEY}x`])(
    'is refused: %p',
    async (authorization) => {
      const { status } = await browserCall(sandbox.url, '/v1/customers', {}, { authorization });
      expect(status).toBe(401);
    },
  );
});

describe('a card in the browser', () => {
  it('pays an intent', async () => {
    const intent = await order();
    const { status, body } = await confirm(intent, '4242424242424242');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
  ])('%s is refused as %s', async (number, code) => {
    const { status, body } = await confirm(await order(), number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error?.payment_intent).not.toHaveProperty('metadata');
  });

  it('that is not a published test card is refused with the reason', async () => {
    const { status, body } = await confirm(await order(), '4111111111111111');
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: expect.stringContaining('sandbox') as string,
    });
  });

  it.each([
    ['number', { 'card[number]': '4242424242424241' }, 'incorrect_number'],
    ['month', { 'card[exp_month]': '13' }, 'invalid_expiry_month'],
    ['year', { 'card[exp_year]': '2001' }, 'invalid_expiry_year'],
    ['security code', { 'card[cvc]': '12' }, 'invalid_cvc'],
  ])('with a wrong %s is refused', async (_what, fields, code) => {
    const { status, body } = await browserCall(sandbox.url, '/v1/payment_methods', {
      ...cardFields('4242424242424242'),
      ...fields,
    });
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
  });
});

describe('3-D Secure', () => {
  it.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    'on %s pays when the payer agrees',
    async (number) => {
      const intent = await order();
      expect((await confirm(intent, number)).body).toMatchObject({ status: 'requires_action' });
      expect((await authenticate(intent, 'success')).body).toMatchObject({ status: 'succeeded' });
    },
  );

  it('charges nothing when the payer fails, and lets another card try', async () => {
    const intent = await order();
    await confirm(intent, '4000002760003184');
    const { status, body } = await authenticate(intent, 'fail');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'payment_intent_authentication_failure' });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
    });
    expect((await confirm(intent, '4242424242424242')).body).toMatchObject({ status: 'succeeded' });
  });

  it('can be followed by a decline', async () => {
    const intent = await order();
    await confirm(intent, '4000008260003178');
    const { body } = await authenticate(intent, 'success');
    expect(body.error).toMatchObject({ decline_code: 'insufficient_funds' });
  });

  it('is not skipped by an outcome that is neither success nor fail', async () => {
    const intent = await order();
    await confirm(intent, '4000002760003184');
    expect((await authenticate(intent, 'maybe')).status).toBe(400);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_action',
    });
  });

  it('of one amount does not pay another', async () => {
    const intent = await order();
    await confirm(intent, '4000002760003184');
    await stripe.paymentIntents.update(intent.id, { amount: 9999 });
    expect((await authenticate(intent, 'success')).status).toBe(400);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_confirmation',
      amount_received: 0,
    });
  });
});

describe('pages of other origins', () => {
  it('may not read answers', async () => {
    const { headers } = await browserCall(
      sandbox.url,
      '/v1/payment_methods',
      {},
      {
        origin: 'http://evil.test',
      },
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');
  });

  it('do not keep the storefront from its answers', async () => {
    const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});
