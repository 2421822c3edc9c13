import { ShopError } from '@harrow/plugin-kit';
import { z } from 'zod';

const RETRY_AFTER_SECONDS = 5;

/** Errors of connections that failed before anything was sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Statuses of requests that were rejected before they had an effect. */
const REJECTED_STATUSES = [401, 403, 429];

const stripeError = z.object({
  type: z.string().startsWith('Stripe'),
  code: z.string().optional(),
  statusCode: z.number().optional(),
  message: z.string().optional(),
  raw: z.object({ payment_intent: z.object({ status: z.string() }).optional() }).optional(),
  detail: z
    .object({ cause: z.object({ code: z.string() }) })
    .optional()
    .catch(undefined),
});

/** Classifies an error of the provider; null for all other errors. */
export function readProviderError(error: unknown): {
  code: string | null;
  /** Whether the provider has rejected the request, so that retrying is useless. */
  isRefusal: boolean;
  /** Whether the provider did not answer, so that the effect of the request is unknown. */
  isUnanswered: boolean;
  /** Whether the request certainly had no effect, although it was not refused. */
  hadNoEffect: boolean;
  /** Whether a request with the same idempotency key is still in progress. */
  isInProgress: boolean;
  intentStatus: string | null;
  /** The provider's message. */
  message: string;
} | null {
  const parsed = stripeError.safeParse(error);
  if (!parsed.success) return null;
  const {
    type,
    code,
    statusCode,
    raw,
    detail,
    message = 'The provider gave no reason.',
  } = parsed.data;
  const isRefusal = ['StripeInvalidRequestError', 'StripeCardError'].includes(type);
  return {
    code: code ?? null,
    isRefusal: isRefusal && statusCode !== 409,
    isUnanswered: statusCode === undefined,
    hadNoEffect: statusCode
      ? REJECTED_STATUSES.includes(statusCode)
      : NOT_CONNECTED.includes(detail?.cause.code ?? ''),
    isInProgress: statusCode === 409,
    message,
    intentStatus: raw?.payment_intent?.status ?? null,
  };
}

/** 503: the provider is unreachable, is overloaded or rejects the API key. */
export const providerAway = (cause: unknown): ShopError =>
  new ShopError('unavailable', 'The payment provider cannot be reached. Try again soon.', {
    code: 'payment_provider_unavailable',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

/** Converts an error of the provider to `unavailable` (503). Returns other errors unchanged. */
export function toUnavailable(error: unknown): unknown {
  return readProviderError(error) ? providerAway(error) : error;
}
