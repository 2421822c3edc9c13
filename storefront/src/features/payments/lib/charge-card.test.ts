import type { StripeCardElement } from '@stripe/stripe-js';

import { chargeCard, type CardSdk } from './charge-card';

type Answer = Record<string, unknown>;
const lost = { error: { type: 'api_connection_error', message: 'Unreachable.' } };
const intent = (status: string) => ({ paymentIntent: { id: 'pi_1', status } });

/** Creates a fake of the provider's SDK with fixed answers, which records its calls. */
function fakeSdk(answers: { method?: Answer; confirm?: Answer; retrieve?: Answer }) {
  const asked: unknown[][] = [];
  const answer =
    (name: string, value: Answer) =>
    (...args: unknown[]) => {
      asked.push([name, ...args]);
      return Promise.resolve(value);
    };
  const sdk = {
    createPaymentMethod: answer('method', answers.method ?? { paymentMethod: { id: 'pm_1' } }),
    confirmCardPayment: answer('confirm', answers.confirm ?? intent('succeeded')),
    retrievePaymentIntent: answer('retrieve', answers.retrieve ?? lost),
  };
  return { sdk: sdk as unknown as CardSdk, asked };
}

const card = {} as StripeCardElement;
const billing = { name: 'Ada Field', email: 'ada@farm.test' };
const charge = (answers: Parameters<typeof fakeSdk>[0]) =>
  chargeCard({ sdk: fakeSdk(answers).sdk, card, clientSecret: 'secret', billing });

it('confirms with a payment method that has the billing name and email', async () => {
  const { sdk, asked } = fakeSdk({});
  const outcome = await chargeCard({ sdk, card, clientSecret: 'secret', billing });
  expect(outcome).toEqual({ ok: true, transactionId: 'pi_1', wasPaidBefore: false });
  expect(asked).toEqual([
    ['method', { type: 'card', card, billing_details: billing }],
    ['confirm', 'secret', { payment_method: 'pm_1' }],
  ]);
});

it('passes on the provider’s message when the card is declined', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  expect(await charge({ confirm: { error } })).toEqual({
    ok: false,
    reason: 'refused',
    message: 'Your card was declined.',
  });
});

it('does not confirm if the card details are incomplete', async () => {
  const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
  const { sdk, asked } = fakeSdk({ method: { error } });
  const outcome = await chargeCard({ sdk, card, clientSecret: 'secret', billing });
  expect(outcome).toMatchObject({ ok: false, reason: 'refused', message: error.message });
  expect(asked.map(([name]) => name)).toEqual(['method']);
});

/** An error of the provider about the intent, which it may include. */
const refusal = (details: object) => ({ error: { type: 'invalid_request_error', ...details } });
const UNEXPECTED = { code: 'payment_intent_unexpected_state', message: 'You cannot confirm this.' };

it('reports an intent that succeeded earlier as paid before', async () => {
  const confirm = refusal({ ...UNEXPECTED, payment_intent: { id: 'pi_1', status: 'succeeded' } });
  const paid = { ok: true, transactionId: 'pi_1', wasPaidBefore: true };
  expect(await charge({ confirm })).toEqual(paid);
});

it.each([
  ['canceled', 'cancelled'],
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  ['requires_payment_method', 'not_taken'],
])('uses the status %s of the intent, from the error or retrieved', async (status, reason) => {
  const inError = refusal({ ...UNEXPECTED, payment_intent: { id: 'pi_1', status } });
  const outcome = { ok: false, reason };
  expect(await charge({ confirm: inError })).toEqual(outcome);
  expect(await charge({ confirm: refusal(UNEXPECTED), retrieve: intent(status) })).toEqual(outcome);
});

it.each([
  [{ code: 'lock_timeout', message: 'Lock.' }, 'locked'],
  [{ type: 'rate_limit_error', message: 'Slow down.' }, 'rate_limited'],
  [{ code: 'rate_limit', message: 'Slow down.' }, 'rate_limited'],
  [{ code: 'amount_too_small', message: 'Too small.' }, 'not_taken'],
  [{ code: 'resource_missing', message: 'No such payment_intent.' }, 'not_taken'],
  [{ type: 'authentication_error', message: 'Invalid API Key.' }, 'not_taken'],
  [{ type: 'idempotency_error', message: 'Keys.' }, 'not_taken'],
  [{ type: 'api_error', message: 'Something broke.' }, 'not_taken'],
])('hides the message of %p, which is not about the card', async (details, reason) => {
  const retrieve = intent('requires_payment_method');
  expect(await charge({ confirm: refusal(details), retrieve })).toEqual({ ok: false, reason });
  expect(await charge({ method: refusal(details) })).toEqual({ ok: false, reason });
});

it('passes on the provider’s message when the card was not authenticated', async () => {
  const message = 'We are unable to authenticate your payment method.';
  const confirm = refusal({ code: 'payment_intent_authentication_failure', message });
  expect(await charge({ confirm })).toEqual({ ok: false, reason: 'refused', message });
});

it('retrieves the intent after a lost connection and uses its status', async () => {
  const paid = { ok: true, transactionId: 'pi_1', wasPaidBefore: false };
  expect(await charge({ confirm: lost, retrieve: intent('succeeded') })).toEqual(paid);
  expect(await charge({ confirm: lost, retrieve: intent('processing') })).toEqual({
    ok: false,
    reason: 'processing',
  });
  expect(await charge({ confirm: lost, retrieve: intent('requires_payment_method') })).toEqual({
    ok: false,
    reason: 'lost',
  });
});

it('reports an unknown outcome if the intent cannot be retrieved either', async () => {
  expect(await charge({ confirm: lost, retrieve: lost })).toEqual({ ok: false, reason: 'unknown' });
});

it('reports that nothing was charged if the connection was lost before the confirmation', async () => {
  expect(await charge({ method: lost })).toEqual({ ok: false, reason: 'lost' });
});

it('reports a payment that the provider is still processing', async () => {
  expect(await charge({ confirm: intent('processing') })).toEqual({
    ok: false,
    reason: 'processing',
  });
});
