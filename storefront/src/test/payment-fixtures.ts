import { type ChargeRules, getPaymentConfig, openPayment, payOrder } from '@harrow/contract';
import { answer } from './answer';
import { http, HttpResponse, server } from './shop-server';

const SANDBOX = 'http://sandbox.test';
const CLIENT_SECRET = 'pi_7_secret_abc';

/** The card provider's address of a path. */
export const sandbox = (path: string): string => `${SANDBOX}${path}`;

/** The shop's card settings, in dollars; `currency` overrides their members. */
export const servesPaymentConfig = (currency: Partial<ChargeRules> = {}) =>
  answer(getPaymentConfig, {
    mode: 'sandbox',
    publishableKey: 'pk_test_shop',
    apiBase: SANDBOX,
    currency: { code: 'usd', decimals: 2, step: 0.01, largest: 999_999.99, ...currency },
  });

/** The order's payment intent as the card provider sends it. */
export const intent = (status: string) => ({
  id: 'pi_7',
  object: 'payment_intent',
  status,
  amount: 200_050,
  currency: 'usd',
});

/** A refusal of the card provider. */
export const cardError = (message: string) =>
  HttpResponse.json(
    { error: { type: 'card_error', code: 'card_declined', message } },
    { status: 402 },
  );

/** The provider's refusal to confirm an intent in this state. */
export const stateError = (status: string) =>
  HttpResponse.json(
    {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
        payment_intent: intent(status),
      },
    },
    { status: 400 },
  );

/** Successful answers of the shop and the card provider, and the recorded requests. */
export function takesPayments() {
  const asked: { intents: unknown[]; methods: string[]; notes: unknown[] } = {
    intents: [],
    methods: [],
    notes: [],
  };
  server.use(
    servesPaymentConfig(),
    answer(openPayment, ({ body }) => {
      asked.intents.push(body);
      return { clientSecret: CLIENT_SECRET };
    }),
    http.get(sandbox('/v1/payment_intents/pi_7'), () =>
      HttpResponse.json(intent('requires_payment_method')),
    ),
    http.post(sandbox('/v1/payment_methods'), async ({ request }) => {
      asked.methods.push(await request.text());
      return HttpResponse.json({ id: 'pm_1', object: 'payment_method' });
    }),
    http.post(sandbox('/v1/payment_intents/pi_7/confirm'), () =>
      HttpResponse.json(intent('succeeded')),
    ),
    answer(payOrder, ({ body }) => {
      asked.notes.push(body);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  return asked;
}
