import { ShopError } from '@harrow/http';
import { z } from 'zod';

const RETRY_AFTER_SECONDS = 5;

const stripeError = z.object({
  type: z.string().startsWith('Stripe'),
  code: z.string().optional(),
  statusCode: z.number().optional(),
  message: z.string().optional(),
  raw: z.object({ payment_intent: z.object({ status: z.string() }).optional() }).optional(),
});

/** What the provider said when it refused, in the words this plugin needs; null for other errors. */
export function readProviderError(error: unknown): {
  code: string | null;
  /** Whether the provider has understood the request and said no: asking again is no use. */
  isRefusal: boolean;
  /** Whether nobody knows if the request had an effect. */
  isUnanswered: boolean;
  intentStatus: string | null;
} | null {
  const parsed = stripeError.safeParse(error);
  if (!parsed.success) return null;
  const { type, code, statusCode, raw } = parsed.data;
  const isRefusal = ['StripeInvalidRequestError', 'StripeCardError'].includes(type);
  return {
    code: code ?? null,
    isRefusal: isRefusal && statusCode !== 409,
    isUnanswered: statusCode === undefined,
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
