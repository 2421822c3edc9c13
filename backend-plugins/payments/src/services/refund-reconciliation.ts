import { inBatches } from '@harrow/plugin-kit';
import type {
  OrderNoticeService,
  OrderTransactionService,
  RefundBalance,
  RefundRecordService,
} from '@harrow/orders';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { type ProviderRefund, refundIs } from '../lib/provider-objects';
import type { SweepRound } from '../lib/sweep-round';
import { OrderRefund } from '../models/order-refund';
import type PaymentProviderClientService from './payment-provider-client';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderNoticeService: OrderNoticeService;
  orderTransactionService: OrderTransactionService;
  refundRecordService: RefundRecordService;
  paymentProviderClientService: PaymentProviderClientService;
};

const BATCH_SIZE = 50;

/** A payment whose refunds must be compared, by the provider's id. */
type Marked = { place: string };

const SELECT_MARKED = `
  SELECT intent_id AS place FROM payment_intent
   WHERE check_refunds AND intent_id > $1 ORDER BY intent_id LIMIT $2`;

/** The provider no longer processes a call after this time. */
const GIVE_UP_MINUTES = 5;

/** Discards a refund ($1) if its last request was so long ago ($2) that none is being processed. */
const GIVE_UP = `
  DELETE FROM order_refund
   WHERE id = $1 AND status = 'asked'
     AND coalesce(unanswered_since, created_at) < now() - make_interval(mins => $2)`;

/** Claims due refunds for one attempt; the delay doubles from ten seconds up to an hour. */
const CLAIM = `
  UPDATE order_refund
     SET attempts = attempts + 1, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => least(10 * 2 ^ least(attempts, 9), 3600))
   WHERE id IN (SELECT id FROM order_refund WHERE status = 'asked' AND next_attempt_at <= now()
                 ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, order_id, intent_id, amount`;

/** A refund that no response has reported. */
type Unreported = Pick<OrderRefund, 'id' | 'order_id' | 'intent_id' | 'amount'>;

/** What the provider knows of a refund. */
export type RefundOutcome =
  /** It was made, and is recorded. */
  | 'recorded'
  /** It was requested, and is neither made nor failed: a bank may take days. */
  | 'pending'
  /** It could not be made; it is discarded, and staff have a notice. */
  | 'failed'
  /** The provider has no such refund, yet. */
  | 'unknown';

/** Brings the engine's refund records in line with the provider's. */
export default class RefundReconciliationService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /** Records a refund that the provider has made, once. */
  async book(refundId: string, made: ProviderRefund): Promise<void> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.container;
    await transactions.run(async (manager) => {
      const refund = await manager.getRepository(OrderRefund).findOneBy({ id: refundId });
      if (!refund) return;
      await records.lock(manager, refund.order_id);
      await this.bookOnce(manager, refund, made);
    });
  }

  /**
   * Asks the provider for the outcome of a refund that no response has reported, and applies it.
   * Throws the provider's errors unchanged.
   */
  async findOutcome(refund: Unreported): Promise<RefundOutcome> {
    const { id, intent_id: intentId } = refund;
    const refunds = await this.container.paymentProviderClientService.listRefunds(intentId);
    const known = refunds.filter(({ orderRefundId }) => orderRefundId === id);
    const made = known.find(refundIs.succeeded);
    if (made) await this.book(id, made);
    if (made) return 'recorded';
    if (known.length === 0) return 'unknown';
    if (!known.every(refundIs.failed)) return 'pending';
    await this.container.manager.transaction((manager) => this.discard(manager, refund));
    return 'failed';
  }

  /**
   * Discards a refund that the provider has not made, and records this for staff, unless it has been
   * decided since.
   */
  async discard(
    manager: EntityManager,
    { id, order_id: orderId, amount }: Unreported,
    reason?: string,
  ): Promise<void> {
    const { affected } = await manager
      .getRepository(OrderRefund)
      .delete({ id, status: 'asked' as const });
    if (affected === 0) return;
    const notice = { orderId, kind: 'refund_failed', amount, reason } as const;
    await this.container.orderNoticeService.record(manager, notice);
  }

  /**
   * Compares all refunds of a payment with the provider's: records missing ones and reverses those
   * that were not made. Throws the provider's errors unchanged. While a requested refund is
   * undecided, the payment stays marked, and `followUp` checks it again.
   */
  async check(intentId: string): Promise<void> {
    const { manager, orderTransactionService: transactions } = this.container;
    const before = await this.readRefunded(manager, intentId);
    const refunds = await this.container.paymentProviderClientService.listRefunds(intentId);
    await transactions.run((transaction) => this.compare(transaction, intentId, refunds, before));
  }

  /** Checks unconfirmed refunds, and compares the refunds of marked payments. */
  async followUp(round: SweepRound): Promise<void> {
    const { manager } = this.container;
    let due: Unreported[];
    do {
      const claimed: [Unreported[], number] = await manager.query(CLAIM, [BATCH_SIZE]);
      due = claimed[0];
      for (const refund of due) await this.attempt(round, () => this.look(refund));
    } while (due.length === BATCH_SIZE && !round.isOver);
    const marked = inBatches<Marked>(BATCH_SIZE, (after) =>
      manager.query(SELECT_MARKED, [after, BATCH_SIZE]),
    );
    for await (const batch of marked) {
      for (const { place } of batch) await this.attempt(round, () => this.check(place));
    }
  }

  private async attempt(round: SweepRound, work: () => Promise<void>): Promise<void> {
    if (round.isOver) return;
    try {
      await work();
    } catch (error) {
      round.note(error);
      this.container.logger.warn(`Cannot check a refund: ${String(error)}`);
    }
  }

  private async look(refund: Unreported): Promise<void> {
    if ((await this.findOutcome(refund)) !== 'unknown') return;
    const { id, order_id: orderId, amount } = refund;
    const { manager, orderNoticeService: notices, logger } = this.container;
    const isGivenUp = await manager.transaction(async (transaction) => {
      const deleted: [unknown, number] = await transaction.query(GIVE_UP, [id, GIVE_UP_MINUTES]);
      if (deleted[1] === 0) return false;
      await notices.record(transaction, { orderId, kind: 'refund_failed', amount });
      return true;
    });
    if (!isGivenUp) return;
    logger.warn(
      `The refund ${id} of ${amount} (smallest unit) for ${orderId} was not made by the provider and has been discarded.`,
    );
  }

  /** Records a requested refund unless another process has. The caller must hold the lock. */
  private async bookOnce(
    manager: EntityManager,
    { id, order_id, amount, reason, note, requested_by: actorId }: OrderRefund,
    made: ProviderRefund,
  ): Promise<void> {
    const { affected } = await manager
      .getRepository(OrderRefund)
      .update(
        { id, status: 'asked' },
        { status: 'booked', provider_refund_id: made.id, last_error: null },
      );
    if (affected === 0) return;
    await this.container.refundRecordService.add(manager, order_id, {
      amount,
      reason,
      note: note ?? undefined,
      by: 'staff',
      actorId,
    });
  }

  private async compare(
    manager: EntityManager,
    intentId: string,
    refunds: ProviderRefund[],
    before: number | null,
  ): Promise<void> {
    const { refundRecordService: records } = this.container;
    const orderId = await this.findOrder(manager, intentId);
    const balance = orderId ? (await records.lock(manager, orderId)).balance : null;
    if (balance?.intentId === intentId) {
      if (balance.refunded !== before) return; // changed since the provider was asked
      if (!(await this.settleAsked(manager, intentId, refunds))) return;
      await this.settleSum(manager, balance, refunds);
    }
    await manager.query('UPDATE payment_intent SET check_refunds = false WHERE intent_id = $1', [
      intentId,
    ]);
  }

  /**
   * Applies the provider's refunds to the requested ones; returns whether all of these are decided.
   */
  private async settleAsked(manager: EntityManager, intentId: string, refunds: ProviderRefund[]) {
    const rows = manager.getRepository(OrderRefund);
    for (const refund of refunds) {
      const id = refund.orderRefundId;
      const asked = id && (await rows.findOneBy({ id, intent_id: intentId }));
      if (!asked) continue;
      if (refundIs.succeeded(refund)) await this.bookOnce(manager, asked, refund);
      if (!refundIs.failed(refund)) continue;
      await this.discard(manager, asked);
      const failed = { status: 'failed', provider_refund_id: refund.id } as const;
      await rows.update({ id, status: 'booked' }, failed);
    }
    return (await rows.countBy({ intent_id: intentId, status: 'asked' })) === 0;
  }

  private async settleSum(
    manager: EntityManager,
    { orderId }: RefundBalance,
    refunds: ProviderRefund[],
  ): Promise<void> {
    const { refundRecordService: records, logger } = this.container;
    const balance = await records.balanceOf(orderId, manager);
    if (!balance) return;
    const total = refunds
      .filter((refund) => !refundIs.failed(refund))
      .reduce((sum, { amount }) => sum + amount, 0);
    await records.addMissing(manager, balance, total);
    if (total >= balance.refunded) return;
    await records.reverse(manager, balance, balance.refunded - total);
    logger.error(
      `Reversed a recorded refund of the order ${orderId} that the provider has not made.`,
    );
  }

  private async findOrder(manager: EntityManager, intentId: string): Promise<string | null> {
    const [row]: { order_id: string | null }[] = await manager.query(
      'SELECT order_id FROM payment_intent WHERE intent_id = $1',
      [intentId],
    );
    return row?.order_id ?? null;
  }

  private async readRefunded(manager: EntityManager, intentId: string): Promise<number | null> {
    const [row]: { refunded: number }[] = await manager.query(
      `SELECT p.amount_refunded AS refunded
         FROM storefront_order so JOIN payment p ON p.order_id = so.order_id
        WHERE so.transaction_id = $1 AND p.captured_at IS NOT NULL`,
      [intentId],
    );
    return row?.refunded ?? null;
  }
}
