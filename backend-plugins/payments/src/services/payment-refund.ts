import { inBatches, type Services } from '@harrow/plugin-kit';
import { generateEntityId, RefundReason } from '@medusajs/medusa';
import { claimRefund, type ClaimedRefund, findRefunds } from '../lib/known-refund';
import type { SweepRound } from '../lib/sweep-round';
import { OrderRefund } from '../models/order-refund';
import { bookedOf } from './refund-mirror';

const BATCH_SIZE = 50;

type Due = { intent_id: string; place: string };

/** Late payments without an undecided refund, whose last one ended long enough ago. */
const SELECT_DUE = `
  SELECT due.* FROM (
    SELECT intent_id, md5(id || $1) AS place FROM payment_intent payment
     WHERE status = 'refund_due' AND intent_id IS NOT NULL
       AND NOT EXISTS (
         SELECT FROM order_refund last
          WHERE last.intent_id = payment.intent_id AND last.made_by = 'system'
            AND (last.status = 'asked' OR last.status <> 'booked' AND last.next_attempt_at > now()))) due
   WHERE place > $2 ORDER BY place LIMIT $3`;

/** Refunds payments that cannot be used: their order is gone, or they never had one. */
export default class PaymentRefundService {
  constructor(private readonly services: Services) {}

  /**
   * Refunds what is left of a late payment. Its refund is undecided while the provider has not made it,
   * and one that failed is followed by another, with another row and key. Does not throw the
   * provider's errors: they are logged and returned, and `refundDue` tries again.
   */
  async refund(intentId: string): Promise<unknown> {
    const { refundCallService: calls, logger } = this.services;
    const claimed = await this.claim(intentId);
    if (!claimed) return null;
    const { status, error } = await calls.make(claimed);
    if (status === 'booked') return null;
    const cause = error instanceof Error ? error.message : `The refund is ${status}.`;
    logger.error(`Cannot refund the late payment ${intentId} yet: ${cause}`);
    // a refusal may mean that it was refunded in the provider's dashboard
    if (status === 'failed') {
      await this.services.refundReconciliationService.check(intentId).catch((failure: unknown) => {
        logger.warn(`Cannot compare the refunds of ${intentId}: ${String(failure)}`);
      });
    }
    return error;
  }

  /** Adds a refund of all that is left, unless one is undecided. */
  private async claim(intentId: string): Promise<ClaimedRefund | null> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    return await transactions.run(async (manager) => {
      const refunded = await mirror.lock(manager, intentId);
      if (refunded?.payment.status !== 'refund_due') return null;
      const { order_id, amount } = refunded.payment;
      const rows = await findRefunds(manager, 'intent_id', intentId);
      const left = amount - bookedOf(rows);
      if (left <= 0 || rows.some(({ status }) => status === 'asked')) return null;
      const id = generateEntityId('', 'orref');
      const attempts = rows.at(-1)?.attempts ?? 0; // so that the waits grow from one refund to the next
      const values = {
        id,
        provider_key: id,
        order_id,
        intent_id: intentId,
        amount: left,
        attempts,
      };
      await manager
        .getRepository(OrderRefund)
        .insert({ ...values, reason: RefundReason.OTHER, made_by: 'system' });
      return await claimRefund(manager, id);
    });
  }

  /**
   * Refunds all late payments that are due, each once per round and in shuffled order, so that a payment
   * that always fails does not block the others.
   */
  async refundDue(round: SweepRound): Promise<void> {
    const shuffle = generateEntityId('', 'round');
    const batches = inBatches<Due>(BATCH_SIZE, (after) =>
      this.services.manager.query(SELECT_DUE, [shuffle, after, BATCH_SIZE]),
    );
    for await (const due of batches) {
      for (const { intent_id: intentId } of due) {
        if (round.isOver) return;
        await this.attempt(round, intentId);
      }
    }
  }

  private async attempt(round: SweepRound, intentId: string): Promise<void> {
    try {
      round.note(await this.refund(intentId));
    } catch (error) {
      round.note(error);
      this.services.logger.error(`Cannot refund the payment ${intentId} yet: ${String(error)}`);
    }
  }
}
