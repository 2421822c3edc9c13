import { type Services, sqlStatement } from '@harrow/plugin-kit';
import type { SweepRound } from '../lib/sweep-round';
import type { ClaimedRefund } from './refund-call';
import { bookedOf } from './refund-mirror';

const BATCH_SIZE = 50;

const LIST_DUE = sqlStatement('@harrow/payments', 'list-payments-to-refund');

/** Refunds payments that cannot be used: their order is gone, or they never had one. */
export default class PaymentRefundService {
  constructor(private readonly services: Services) {}

  /**
   * Refunds what is left of a late payment. Its refund is undecided while the provider has not made it,
   * and one that failed is followed by another, with another row and key. Does not throw the
   * provider's errors: they are logged and returned, and `refundDue` tries again.
   */
  async refund(intentId: string): Promise<unknown> {
    const { refundCallService: calls, refundReconciliationService, logger } = this.services;
    const claimed = await this.claim(intentId);
    if (!claimed) return null;
    const { status, error } = await calls.make(claimed);
    if (status === 'booked') return null;
    const cause = error instanceof Error ? error.message : `The refund is ${status}.`;
    logger.error(`Cannot refund the late payment ${intentId} yet: ${cause}`);
    // a refusal may mean that it was refunded in the provider's dashboard
    if (status === 'failed') await refundReconciliationService.tryCheck(intentId);
    return error;
  }

  /** Adds a refund of all that is left, unless one is undecided. */
  private async claim(intentId: string): Promise<ClaimedRefund | null> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    return await transactions.run(async (manager) => {
      const refunded = await mirror.lock(manager, intentId);
      if (refunded?.payment.status !== 'refund_due') return null;
      const { order_id, amount } = refunded.payment;
      const rows = await mirror.find(manager, intentId);
      const left = amount - bookedOf(rows);
      if (left <= 0 || rows.some(({ status }) => status === 'asked')) return null;
      return await this.services.refundCallService.begin(manager, {
        order_id,
        intent_id: intentId,
        amount: left,
        made_by: 'system',
        attempts: rows.at(-1)?.attempts ?? 0, // so that the waits grow from one refund to the next
      });
    });
  }

  /** Refunds all late payments that are due, each once per round. */
  async refundDue(round: SweepRound): Promise<void> {
    await round.each(round.list(LIST_DUE, BATCH_SIZE), (id) => this.refund(id));
  }
}
