import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';

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
 * How a charge ended. `wasPaidBefore` marks one that this call has not made. `refused` carries the
 * provider's message, which is about the card; for every other error the intent is asked: `lost` and
 * `not_taken` mean that nothing was charged, `cancelled` that it never will be, `unknown` that
 * nobody could say. `locked`: another confirmation of the intent is under way.
 */
export type ChargeOutcome =
  | { ok: true; transactionId: string; wasPaidBefore: boolean }
  | { ok: false; reason: 'refused'; message: string }
  | {
      ok: false;
      reason:
        'processing' | 'lost' | 'not_taken' | 'cancelled' | 'locked' | 'rate_limited' | 'unknown';
    };

type Intent = Pick<PaymentIntent, 'id' | 'status'>;

const wasLost = ({ type }: StripeError) => type === 'api_connection_error';

/** Errors whose message the provider writes for the person with the card. */
const isAboutCard = ({ type, code }: StripeError) =>
  type === 'card_error' ||
  type === 'validation_error' ||
  code === 'payment_intent_authentication_failure';

/** The provider leaves `message` out of a few errors; its code is then all there is to show. */
const wordsOf = (error: StripeError) => error.message ?? error.code ?? error.type;

/** What an error says by itself, without a look at the intent; null where it does not say enough. */
function outcomeOfError(error: StripeError): ChargeOutcome | null {
  if (isAboutCard(error)) return { ok: false, reason: 'refused', message: wordsOf(error) };
  if (error.code === 'lock_timeout') return { ok: false, reason: 'locked' };
  const isLimit = error.type === 'rate_limit_error' || error.code === 'rate_limit';
  return isLimit ? { ok: false, reason: 'rate_limited' } : null;
}

/** What is certain of an intent whose charge did not simply succeed; null where it is still open. */
function outcomeOfIntent({ id, status }: Intent): ChargeOutcome | null {
  switch (status) {
    case 'succeeded':
      return { ok: true, transactionId: id, wasPaidBefore: true };
    case 'processing':
    case 'requires_capture':
      return { ok: false, reason: 'processing' };
    case 'canceled':
      return { ok: false, reason: 'cancelled' };
    default:
      return null;
  }
}

/**
 * What became of the intent before this page was opened: charged, or on its way; null for one that
 * can be charged, and where it cannot be asked.
 */
export async function earlierCharge(
  sdk: CardSdk,
  clientSecret: string,
): Promise<ChargeOutcome | null> {
  const { paymentIntent } = await sdk.retrievePaymentIntent(clientSecret);
  return paymentIntent ? outcomeOfIntent(paymentIntent) : null;
}

/** After an error that leaves open what was done: the intent says it. */
async function askIntent({ sdk, clientSecret }: Charge, error: StripeError) {
  const known = error.payment_intent;
  const intent = known ?? (await sdk.retrievePaymentIntent(clientSecret)).paymentIntent;
  if (!intent) return { ok: false, reason: 'unknown' } as const;
  const outcome = outcomeOfIntent(intent);
  if (!outcome) return { ok: false, reason: wasLost(error) ? 'lost' : 'not_taken' } as const;
  // A lost answer may well be that of this very charge.
  return outcome.ok ? { ...outcome, wasPaidBefore: !wasLost(error) } : outcome;
}

/**
 * Makes a payment method of the card and confirms the intent with it, with the billing name and
 * email. One intent can be charged only once, so calling this again after any outcome is safe.
 */
export async function chargeCard(charge: Charge): Promise<ChargeOutcome> {
  const { sdk, card, clientSecret, billing } = charge;
  const method = await sdk.createPaymentMethod({ type: 'card', card, billing_details: billing });
  if (method.error) {
    const reason = wasLost(method.error) ? 'lost' : 'not_taken';
    return outcomeOfError(method.error) ?? { ok: false, reason };
  }
  const { paymentIntent, error } = await sdk.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  });
  if (error) return outcomeOfError(error) ?? (await askIntent(charge, error));
  if (paymentIntent.status === 'succeeded') {
    return { ok: true, transactionId: paymentIntent.id, wasPaidBefore: false };
  }
  return outcomeOfIntent(paymentIntent) ?? { ok: false, reason: 'processing' };
}
