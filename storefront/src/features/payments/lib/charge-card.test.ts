import type { StripeCardElement } from '@stripe/stripe-js';

import { chargeCard, succeededBefore, type CardSdk } from './charge-card';

type Answer = Record<string, unknown>;
const lost = { error: { type: 'api_connection_error', message: 'Unreachable.' } };
const intent = (status: string) => ({ paymentIntent: { id: 'pi_1', status } });

/** The provider's object with fixed answers; it notes what it was asked. */
function sdkThat(answers: { method?: Answer; confirm?: Answer; retrieve?: Answer }) {
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
const charge = (answers: Parameters<typeof sdkThat>[0]) =>
  chargeCard({ sdk: sdkThat(answers).sdk, card, clientSecret: 'secret', billing });

it('confirms with the payment method that carries the billing name and email', async () => {
  const { sdk, asked } = sdkThat({});
  const outcome = await chargeCard({ sdk, card, clientSecret: 'secret', billing });
  expect(outcome).toEqual({ ok: true, transactionId: 'pi_1' });
  expect(asked).toEqual([
    ['method', { type: 'card', card, billing_details: billing }],
    ['confirm', 'secret', { payment_method: 'pm_1' }],
  ]);
});

it('hands on the provider’s message when the card is refused', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  expect(await charge({ confirm: { error } })).toEqual({
    ok: false,
    reason: 'refused',
    message: 'Your card was declined.',
  });
});

it('confirms nothing when the card details are incomplete', async () => {
  const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
  const { sdk, asked } = sdkThat({ method: { error } });
  const outcome = await chargeCard({ sdk, card, clientSecret: 'secret', billing });
  expect(outcome).toMatchObject({ ok: false, reason: 'refused', message: error.message });
  expect(asked.map(([name]) => name)).toEqual(['method']);
});

it('takes an intent that succeeded earlier for a success', async () => {
  const error = {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: 'pi_1', status: 'succeeded' },
  };
  expect(await charge({ confirm: { error } })).toEqual({ ok: true, transactionId: 'pi_1' });
});

it('asks for the intent after a lost connection and believes its answer', async () => {
  expect(await charge({ confirm: lost, retrieve: intent('succeeded') })).toMatchObject({
    ok: true,
  });
  expect(await charge({ confirm: lost, retrieve: intent('processing') })).toEqual({
    ok: false,
    reason: 'processing',
  });
  expect(await charge({ confirm: lost, retrieve: intent('requires_payment_method') })).toEqual({
    ok: false,
    reason: 'not_charged',
  });
});

it('admits that it does not know when the provider cannot be asked either', async () => {
  expect(await charge({ confirm: lost, retrieve: lost })).toEqual({ ok: false, reason: 'unknown' });
});

it('knows that nothing was charged when the connection was lost before the confirmation', async () => {
  expect(await charge({ method: lost })).toEqual({ ok: false, reason: 'not_charged' });
});

it('waits for a payment that the provider is still processing', async () => {
  expect(await charge({ confirm: intent('processing') })).toEqual({
    ok: false,
    reason: 'processing',
  });
});

it('finds an intent that was paid before this page opened', async () => {
  const paid = sdkThat({ retrieve: intent('succeeded') }).sdk;
  const open = sdkThat({ retrieve: intent('requires_payment_method') }).sdk;
  expect(await succeededBefore(paid, 'secret')).toBe('pi_1');
  expect(await succeededBefore(open, 'secret')).toBeNull();
  expect(await succeededBefore(sdkThat({ retrieve: lost }).sdk, 'secret')).toBeNull();
});
