import { ShopError } from '@harrow/http';

const RETRY_AFTER_SECONDS = 15;

/** 503: the provider may or may not have made the refund, and will be asked which. */
export const refundUnconfirmed = (cause: unknown): ShopError =>
  new ShopError(
    'unavailable',
    'The payment provider has not confirmed the refund. It is recorded if the provider confirms it. Asking for the same amount again does not pay it twice.',
    { code: 'refund_unconfirmed', retryAfterSeconds: RETRY_AFTER_SECONDS, cause },
  );

/** 409: what is left cannot be known before another refund of the order is decided. */
export const refundUnderWay = (): ShopError =>
  new ShopError(
    'conflict',
    'Another refund of this order is waiting for the payment provider. Try again in a moment.',
    { code: 'refund_under_way', retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

/** 409: the provider has understood the refund and does not make it. */
export const refundRefused = (message: string, cause?: unknown): ShopError =>
  new ShopError('conflict', message, { code: 'refund_refused', cause });

/** 422: one key stands for one refund. */
export const keyReused = (): ShopError =>
  new ShopError('invalid_body', 'This Idempotency-Key was used for another amount.', {
    code: 'idempotency_key_reused',
  });

/** 422: without a key a lost answer could lead to a second refund. */
export const keyMissing = (): ShopError =>
  new ShopError('invalid_body', 'Send an Idempotency-Key header with every refund.', {
    code: 'idempotency_key_required',
  });
