import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import type { ChargeFailure, ChargeOutcome } from './charge-outcome';

/**
 * The progress of a payment: `ready` to start (`problem` is the reason why the last try failed),
 * `charging` the card, `processing` by the provider, `recording` the charge on the order,
 * `unrecorded` if that failed, and `paid`.
 */
export type PaymentProgress =
  | { step: 'ready'; problem: string | null }
  | { step: 'charging' | 'processing' }
  | { step: 'recording'; transactionId: string }
  | { step: 'paid'; transactionId: string; wasPaidBefore: boolean }
  | { step: 'unrecorded'; transactionId: string; problem: string; mayRetry: boolean };

/** Returns what the customer is told about a charge that failed. */
export const problemOf = (failure: ChargeFailure): string =>
  failure.reason === 'refused' ? failure.message : messages.payments.problems[failure.reason];

/** Returns the progress after a charge that failed or is still being processed. */
export function afterCharge(outcome: Extract<ChargeOutcome, { ok: false }>): PaymentProgress {
  if (outcome.reason === 'processing') return { step: 'processing' };
  return { step: 'ready', problem: problemOf(outcome) };
}

/**
 * Returns the reason why a successful payment was not recorded on its order, for the customer, and
 * whether a retry may help. If the order is gone (404), it ended at the same moment, and the shop
 * refunds the payment automatically.
 */
export function recordFailure(error: unknown): { problem: string; mayRetry: boolean } {
  const { status = 0 } = toApiError(error);
  if (status === 404) return { problem: messages.payments.orderGone, mayRetry: false };
  const isFinal = status === 409 || status === 422;
  return { problem: describeError(error), mayRetry: !isFinal };
}
