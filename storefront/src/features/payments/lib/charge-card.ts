import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';

/** The part of the provider's object that charging a card needs. */
export type CardSdk = Pick<
  Stripe,
  'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent'
>;

export interface Charge {
  sdk: CardSdk;
  card: StripeCardElement;
  clientSecret: string;
  billing: { name: string; email: string };
}

/**
 * How a charge ended. `refused` carries the provider's message; after a lost connection the intent
 * is asked for once more: `not_charged` is its answer, `unknown` that there was none.
 */
export type ChargeOutcome =
  | { ok: true; transactionId: string }
  | { ok: false; reason: 'refused'; message: string }
  | { ok: false; reason: 'processing' | 'not_charged' | 'unknown' };

const wasLost = (error: StripeError) => error.type === 'api_connection_error';

/** The provider leaves `message` out of a few errors; its code is then all there is to show. */
const wordsOf = (error: StripeError) => error.message ?? error.code ?? error.type;

/** The id of the intent if it has succeeded already, else null. Says nothing if it cannot ask. */
export async function succeededBefore(sdk: CardSdk, clientSecret: string): Promise<string | null> {
  const { paymentIntent } = await sdk.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'succeeded' ? paymentIntent.id : null;
}

/** After a lost connection: asks once more what became of the intent. */
async function afterConnectionLoss({ sdk, clientSecret }: Charge): Promise<ChargeOutcome> {
  const { paymentIntent } = await sdk.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return { ok: false, reason: 'unknown' };
  if (paymentIntent.status === 'succeeded') return { ok: true, transactionId: paymentIntent.id };
  if (paymentIntent.status === 'processing') return { ok: false, reason: 'processing' };
  return { ok: false, reason: 'not_charged' };
}

async function afterRefusal(charge: Charge, error: StripeError): Promise<ChargeOutcome> {
  // Confirming an intent that succeeded earlier is an error to the provider, not to the customer.
  if (error.payment_intent?.status === 'succeeded') {
    return { ok: true, transactionId: error.payment_intent.id };
  }
  if (wasLost(error)) return afterConnectionLoss(charge);
  return { ok: false, reason: 'refused', message: wordsOf(error) };
}

/**
 * Makes a payment method of the card and confirms the intent with it, with the billing name and
 * email. One intent can be charged only once, so calling this again after any outcome is safe.
 */
export async function chargeCard(charge: Charge): Promise<ChargeOutcome> {
  const { sdk, card, clientSecret, billing } = charge;
  const method = await sdk.createPaymentMethod({ type: 'card', card, billing_details: billing });
  if (method.error) {
    if (wasLost(method.error)) return { ok: false, reason: 'not_charged' };
    return { ok: false, reason: 'refused', message: wordsOf(method.error) };
  }
  const { paymentIntent, error } = await sdk.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  });
  if (error) return afterRefusal(charge, error);
  if (paymentIntent.status === 'succeeded') return { ok: true, transactionId: paymentIntent.id };
  return { ok: false, reason: 'processing' };
}
