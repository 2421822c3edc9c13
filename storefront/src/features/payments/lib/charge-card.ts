import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';

/** The methods of the provider's SDK that charging a card needs. */
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
 * The outcome of a charge. `wasPaidBefore` marks a charge that was not made by this call. `refused`
 * has the provider's message about the card. For other errors, the intent decides: `lost` and
 * `not_taken` mean that nothing was charged, `cancelled` that the intent can no longer be charged,
 * and `unknown` that its status could not be retrieved. `locked` means that another confirmation
 * is running.
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

/** Tells whether the provider's message is meant for the customer. */
const isAboutCard = ({ type, code }: StripeError) =>
  type === 'card_error' ||
  type === 'validation_error' ||
  code === 'payment_intent_authentication_failure';

/** Returns the message, or the code if the provider omits the message. */
const messageOf = (error: StripeError) => error.message ?? error.code ?? error.type;

/** Returns the outcome that follows from the error alone; null if it depends on the intent. */
function outcomeOfError(error: StripeError): ChargeOutcome | null {
  if (isAboutCard(error)) return { ok: false, reason: 'refused', message: messageOf(error) };
  if (error.code === 'lock_timeout') return { ok: false, reason: 'locked' };
  const isLimit = error.type === 'rate_limit_error' || error.code === 'rate_limit';
  return isLimit ? { ok: false, reason: 'rate_limited' } : null;
}

/** Returns the outcome that follows from the status of an intent; null if it is still open. */
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
 * Returns the outcome of a charge that was made before this page was opened; null if the intent can
 * still be charged or cannot be retrieved.
 */
export async function earlierCharge(
  sdk: CardSdk,
  clientSecret: string,
): Promise<ChargeOutcome | null> {
  const { paymentIntent } = await sdk.retrievePaymentIntent(clientSecret);
  return paymentIntent ? outcomeOfIntent(paymentIntent) : null;
}

/** Determines the outcome from the intent after an ambiguous error. */
async function resolveByIntent({ sdk, clientSecret }: Charge, error: StripeError) {
  const known = error.payment_intent;
  const intent = known ?? (await sdk.retrievePaymentIntent(clientSecret)).paymentIntent;
  if (!intent) return { ok: false, reason: 'unknown' } as const;
  const outcome = outcomeOfIntent(intent);
  if (!outcome) return { ok: false, reason: wasLost(error) ? 'lost' : 'not_taken' } as const;
  // After a lost connection, the successful charge is most likely this one.
  return outcome.ok ? { ...outcome, wasPaidBefore: !wasLost(error) } : outcome;
}

/**
 * Creates a payment method from the card, with the billing name and email, and confirms the intent
 * with it. An intent can be charged only once, so calling this again is safe after any outcome.
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
  if (error) return outcomeOfError(error) ?? (await resolveByIntent(charge, error));
  if (paymentIntent.status === 'succeeded') {
    return { ok: true, transactionId: paymentIntent.id, wasPaidBefore: false };
  }
  return outcomeOfIntent(paymentIntent) ?? { ok: false, reason: 'processing' };
}
