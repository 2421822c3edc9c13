/** @jest-environment node */
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { startPaymentSandbox, type PaymentSandbox } from '../../src/server.ts';
import { SandboxApi } from '../sandbox-api.ts';

// the stand-in in the browser and the sandbox's server share no code: this test keeps them compatible
const stopped = stoppedAfterwards();
let sandbox: PaymentSandbox;
let api: SandboxApi;

beforeAll(async () => {
  const starting = startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: 'sk_test_contract',
    publishableKey: 'pk_test_contract',
    allowedOrigins: [],
  });
  sandbox = stopped(await starting, (it) => it.close());
  api = new SandboxApi('pk_test_contract', sandbox.url);
});

/** Creates a payment intent as the shop's server does, and returns its client secret. */
async function openPayment(): Promise<string> {
  const response = await fetch(`${sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_contract' },
    body: new URLSearchParams({ amount: '1250', currency: 'usd' }),
  });
  const { client_secret: secret } = (await response.json()) as { client_secret: string };
  return secret;
}

async function makeMethod(number: string): Promise<string> {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const billing_details = { name: 'Ada Field', email: 'ada@farm.test' };
  const answer = await api.createPaymentMethod({ type: 'card', card, billing_details });
  if (answer.error) throw new Error(answer.error.message);
  return answer.value.id;
}

it('pays with an accepted card', async () => {
  const secret = await openPayment();
  const payment_method = await makeMethod('4242424242424242');
  expect(await api.confirmIntent(secret, { payment_method })).toMatchObject({
    value: { status: 'succeeded', amount: 1250, currency: 'usd' },
  });
  expect(await api.retrieveIntent(secret)).toMatchObject({ value: { status: 'succeeded' } });
});

it('reports a declined card', async () => {
  const payment_method = await makeMethod('4000000000000002');
  expect(await api.confirmIntent(await openPayment(), { payment_method })).toMatchObject({
    error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  });
});

it('rejects a number that is not a published test card', async () => {
  await expect(makeMethod('4111111111111111')).rejects.toThrow(/sandbox/);
});

it('pays only after 3-D Secure', async () => {
  const payment_method = await makeMethod('4000002760003184');
  const secret = await openPayment();
  expect(await api.confirmIntent(secret, { payment_method })).toMatchObject({
    value: { status: 'requires_action' },
  });
  expect(await api.authenticateIntent(secret, 'success')).toMatchObject({
    value: { status: 'succeeded' },
  });
});

it('accepts another card after 3-D Secure has failed', async () => {
  const secret = await openPayment();
  await api.confirmIntent(secret, { payment_method: await makeMethod('4000002760003184') });
  expect(await api.authenticateIntent(secret, 'fail')).toMatchObject({
    error: { code: 'payment_intent_authentication_failure' },
  });
  const payment_method = await makeMethod('4242424242424242');
  expect(await api.confirmIntent(secret, { payment_method })).toMatchObject({
    value: { status: 'succeeded' },
  });
});

it('includes the intent in the error if it was already paid', async () => {
  const secret = await openPayment();
  const payment_method = await makeMethod('4242424242424242');
  await api.confirmIntent(secret, { payment_method });
  const again = await makeMethod('4242424242424242');
  expect(await api.confirmIntent(secret, { payment_method: again })).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  });
});
