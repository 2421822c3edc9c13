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
  | { step: 'recording' | 'paid'; transactionId: string }
  | { step: 'unrecorded'; transactionId: string; problem: string; mayRetry: boolean };

/** What comes after a card that was not charged, or not yet. */
export function afterCharge(outcome: Extract<ChargeOutcome, { ok: false }>): PaymentProgress {
  const payments = messages.payments;
  switch (outcome.reason) {
    case 'refused':
      return { step: 'ready', problem: outcome.message };
    case 'not_charged':
      return { step: 'ready', problem: payments.notCharged };
    case 'unknown':
      return { step: 'ready', problem: payments.unknown };
    case 'processing':
      return { step: 'processing' };
  }
}
