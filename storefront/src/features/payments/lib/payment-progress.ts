import { messages } from '@/messages';
import type { ChargeOutcome } from './charge-card';

/**
 * How far a payment has come: `ready` to be made (`problem` says why the last try failed),
 * `charging` the card, left with the provider (`processing`), then charged: `recording` it on the
 * order, `unrecorded` when that failed, `paid`.
 */
export type PaymentProgress =
  | { step: 'ready'; problem: string | null }
  | { step: 'charging' | 'processing' }
  | { step: 'recording'; transactionId: string }
  | { step: 'paid'; transactionId: string; wasPaidBefore: boolean }
  | { step: 'unrecorded'; transactionId: string; problem: string; mayRetry: boolean };

/** What comes after a card that was not charged, or not yet. */
export function afterCharge(outcome: Extract<ChargeOutcome, { ok: false }>): PaymentProgress {
  if (outcome.reason === 'processing') return { step: 'processing' };
  if (outcome.reason === 'refused') return { step: 'ready', problem: outcome.message };
  return { step: 'ready', problem: messages.payments.problems[outcome.reason] };
}
