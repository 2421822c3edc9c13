import type { PaymentIntent, PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';

/** The method of the provider's SDK that determines the outcome of an ambiguous charge. */
export type IntentSdk = Pick<Stripe, 'retrievePaymentIntent'>;

/**
 * The outcome of a charge. `wasPaidBefore` marks a charge that was not made by this call. `refused`
 * has the provider's message about the card. For other errors, the intent decides: `lost` and
 * `not_taken` mean that nothing was charged, `cancelled` that the intent can no longer be charged,
 * and `unknown` that its status could not be retrieved. `locked` means that another confirmation
 * is running.
 */
export type ChargeOutcome =
  | { ok: true; transactionId: string; wasPaidBefore: boolean }
  | { ok: false; reason: 'processing' }
  | ChargeFailure;

export type ChargeFailure =
  | { ok: false; reason: 'refused'; message: string }
  | {
      ok: false;
      reason: 'lost' | 'not_taken' | 'cancelled' | 'locked' | 'rate_limited' | 'unknown';
    };

type Intent = Pick<PaymentIntent, 'id' | 'status'>;
type Refusal = Pick<StripeError, 'type' | 'code' | 'message'>;

const wasLost = ({ type }: Pick<StripeError, 'type'>) => type === 'api_connection_error';

/** Tells whether the provider's message is meant for the customer. */
const isAboutCard = ({ type, code }: Refusal) =>
  type === 'card_error' ||
  type === 'validation_error' ||
  code === 'payment_intent_authentication_failure';

/** Returns the message, or the code if the provider omits the message. */
const messageOf = (error: Refusal) => error.message ?? error.code ?? error.type;

/** Returns the outcome that follows from the error alone; null if it depends on the intent. */
function outcomeOfError(error: Refusal): ChargeFailure | null {
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

/** Returns the outcome of an error before the confirmation, so that nothing was charged. */
export function outcomeBefore(error: Refusal): ChargeFailure {
  return outcomeOfError(error) ?? { ok: false, reason: wasLost(error) ? 'lost' : 'not_taken' };
}

/**
 * Returns the outcome of a charge that was made before this page was opened; null if the intent can
 * still be charged or cannot be retrieved. With `hasReturned`, the provider has led the customer back
 * to the page, and the failure of the last try is the outcome.
 */
export async function earlierCharge(
  sdk: IntentSdk,
  clientSecret: string,
  hasReturned = false,
): Promise<ChargeOutcome | null> {
  const { paymentIntent } = await sdk.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) return null;
  const failure = hasReturned ? paymentIntent.last_payment_error : null;
  return outcomeOfIntent(paymentIntent) ?? (failure && outcomeBefore(failure));
}

/** Determines the outcome from the intent after an ambiguous error. */
async function resolveByIntent(sdk: IntentSdk, clientSecret: string, error: StripeError) {
  const known = error.payment_intent;
  const intent = known ?? (await sdk.retrievePaymentIntent(clientSecret)).paymentIntent;
  if (!intent) return { ok: false, reason: 'unknown' } as const;
  const outcome = outcomeOfIntent(intent);
  if (!outcome) return { ok: false, reason: wasLost(error) ? 'lost' : 'not_taken' } as const;
  // After a lost connection, the successful charge is most likely this one.
  return outcome.ok ? { ...outcome, wasPaidBefore: !wasLost(error) } : outcome;
}

/**
 * Confirms an intent by the given call of the SDK, and returns the outcome. An intent can be charged only once, so
 * repeating this is safe after any outcome.
 */
export async function confirmCharge(
  sdk: IntentSdk,
  clientSecret: string,
  confirm: () => Promise<PaymentIntentResult>,
): Promise<ChargeOutcome> {
  const { paymentIntent, error } = await confirm();
  if (error) return outcomeOfError(error) ?? (await resolveByIntent(sdk, clientSecret, error));
  if (paymentIntent.status === 'succeeded') {
    return { ok: true, transactionId: paymentIntent.id, wasPaidBefore: false };
  }
  return outcomeOfIntent(paymentIntent) ?? { ok: false, reason: 'processing' };
}
