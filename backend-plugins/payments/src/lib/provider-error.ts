import { ShopError } from '@harrow/http';
import { z } from 'zod';

const RETRY_AFTER_SECONDS = 5;

/** The errors of a connection over which nothing was sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Statuses of requests that were turned away before anything was done: no key, no right, too many. */
const TURNED_AWAY = [401, 403, 429];

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

/** What the provider said when it refused, in the words this plugin needs; null for other errors. */
export function readProviderError(error: unknown): {
  code: string | null;
  /** Whether the provider has understood the request and said no: asking again is no use. */
  isRefusal: boolean;
  /** Whether nobody knows if the request had an effect. */
  isUnanswered: boolean;
  /** Whether the request is known to have had no effect, although it was not refused. */
  isWithoutEffect: boolean;
  /** Whether the same request, by its idempotency key, is being handled at this moment. */
  isUnderWay: boolean;
  /** Whether the provider answered that something went wrong on its side. */
  isFailure: boolean;
  intentStatus: string | null;
  /** The provider's own words. */
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
    isWithoutEffect: statusCode
      ? TURNED_AWAY.includes(statusCode)
      : NOT_CONNECTED.includes(detail?.cause.code ?? ''),
    isUnderWay: statusCode === 409,
    isFailure: (statusCode ?? 0) >= 500,
    message,
    intentStatus: raw?.payment_intent?.status ?? null,
  };
}

/**
 * An error of the provider as the shop answers it: `unavailable` (503), whether it cannot be
 * reached, is overloaded or refuses our key. Everything that is no such error is given back as it is.
 */
export function toUnavailable(error: unknown): unknown {
  if (!readProviderError(error)) return error;
  return new ShopError('unavailable', 'The payment provider cannot be reached. Try again soon.', {
    code: 'payment_provider_unavailable',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: error,
  });
}
