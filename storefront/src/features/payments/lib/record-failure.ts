import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';

/**
 * Why a payment that went through is not noted on its order, for its customer, and whether sending
 * the note again can help. An order that is gone (404) ended in that moment: the shop gives such
 * money back by itself.
 */
export function recordFailure(error: unknown): { problem: string; mayRetry: boolean } {
  const { status = 0 } = toApiError(error);
  if (status === 404) return { problem: messages.payments.orderGone, mayRetry: false };
  const isFinal = status === 409 || status === 422;
  return { problem: describeError(error), mayRetry: !isFinal };
}
