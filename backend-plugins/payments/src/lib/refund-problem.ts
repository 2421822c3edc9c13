import { ShopError } from '@harrow/plugin-kit';

const RETRY_AFTER_SECONDS = 15;

/** 503: the provider may or may not have made the refund; it will be checked later. */
export const refundUnconfirmed = (cause: unknown): ShopError =>
  new ShopError(
    'unavailable',
    'The payment provider has not confirmed the refund. It will be recorded once the provider confirms it. Requesting the same amount again does not pay it twice.',
    { code: 'refund_unconfirmed', retryAfterSeconds: RETRY_AFTER_SECONDS, cause },
  );

/** 409: the remaining amount is unknown until another refund of the order is decided. */
export const refundUnderWay = (): ShopError =>
  new ShopError(
    'conflict',
    'Another refund of this order is waiting for the payment provider. Try again in a moment.',
    { code: 'refund_under_way', retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

/** 409: the request may repeat a refund whose answer was lost, but names other pieces to put back. */
export const otherPieces = (): ShopError =>
  new ShopError(
    'conflict',
    'An earlier refund of this amount, whose outcome was not reported, puts other pieces back. Check the order before you refund more.',
    { code: 'refund_with_other_pieces', retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

/** 409: the provider has rejected the refund. */
export const refundRefused = (message: string, cause?: unknown): ShopError =>
  new ShopError('conflict', message, { code: 'refund_refused', cause });

/** 409: the refund of this request has failed or was given up; the same amount needs a new request. */
export const notMade = (reason: string | null): ShopError =>
  refundRefused(
    `The payment provider has not made this refund. ${reason ?? ''}`.trim() +
      ' Request it again to make another.',
  );

const keyProblem = (code: string, message: string): ShopError =>
  new ShopError('invalid_body', message, { code, fields: { 'Idempotency-Key': message } });

/** 422: a key identifies one refund. */
export const keyReused = (difference: 'another amount' | 'other pieces'): ShopError =>
  keyProblem('idempotency_key_reused', `This Idempotency-Key was used for ${difference}.`);

/** 422: without a key, retrying after a lost answer could make a second refund. */
export const keyMissing = (): ShopError =>
  keyProblem('idempotency_key_required', 'Send an Idempotency-Key header with every refund.');
