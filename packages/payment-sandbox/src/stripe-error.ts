import type { PaymentError, PaymentIntent } from './objects.ts';

/** The `error` member of an answer, in Stripe's format. */
interface ErrorBody extends Omit<PaymentError, 'code'> {
  code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
}

/**
 * The effects of a refused call: usually `none`; if the state forbids it, its answer is `remembered`
 * under the idempotency key; for a declined payment the changes are also `kept`.
 */
type Effect = 'none' | 'remembered' | 'kept';

/** An error in Stripe's format, sent unchanged. */
export class StripeError extends Error {
  override readonly name = 'StripeError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly effect: Effect = 'none',
  ) {
    super(body.message);
  }
}

type Details = Omit<ErrorBody, 'type' | 'message'>;

/** 400: an invalid request. */
export function invalidRequest(message: string, details: Details = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: the object does not exist for this caller. */
export function resourceMissing(label: string, id: string, param = 'id'): StripeError {
  const message = `No such ${label}: '${id}'`;
  const code = 'resource_missing';
  return new StripeError(404, { type: 'invalid_request_error', code, message, param });
}

/** 402: the card is rejected before a payment attempt. */
export function cardError(code: string, message: string, details: Details = {}): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...details });
}

/** 400: the payment intent is in a state that does not allow the call; the answer contains it. */
export function unexpectedState(message: string, intent: PaymentIntent): StripeError {
  const code = 'payment_intent_unexpected_state';
  const body = { type: 'invalid_request_error', code, message, payment_intent: intent };
  return new StripeError(400, body, 'remembered');
}

/** 404: an unsupported call, which must never appear to succeed. */
export function unknownCall(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path.slice(0, 200)}) in the payment sandbox.`,
  });
}
