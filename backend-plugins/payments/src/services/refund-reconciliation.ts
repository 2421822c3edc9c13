import { inBatches, type Services } from '@harrow/plugin-kit';
import { GIVE_UP, NEXT_ATTEMPT } from '../lib/known-refund';
import type { ProviderRefund } from '../lib/provider-objects';
import type { SweepRound } from '../lib/sweep-round';
import { OrderRefund } from '../models/order-refund';

const BATCH_SIZE = 50;

type State = { version: string; refunded: number | null };

/** A payment whose refunds must be compared, by the provider's id. */
type Marked = { place: string };

const SELECT_MARKED = `
  SELECT intent_id AS place FROM payment_intent
   WHERE check_refunds AND intent_id > $1 ORDER BY intent_id LIMIT $2`;

/** Reads what changes with the payment $1, its mark and the sum that is recorded as refunded. */
const SELECT_STATE = `
  SELECT intent.xmin::text AS version, paid.amount_refunded AS refunded
    FROM payment_intent intent
    LEFT JOIN storefront_order so ON so.transaction_id = intent.intent_id
    LEFT JOIN payment paid ON paid.order_id = so.order_id AND paid.captured_at IS NOT NULL
   WHERE intent.intent_id = $1`;

/** Takes off the mark of a payment ($1), unless it is of another version: marked while the list was read. */
const UNMARK = `
  UPDATE payment_intent SET check_refunds = false
   WHERE id = $1 AND check_refunds AND xmin::text = $2`;

const MARK = 'UPDATE payment_intent SET check_refunds = true WHERE id = $1 AND NOT check_refunds';

/** Claims due refunds for one lookup. `read_at` is before the provider's list is read. */
const CLAIM = `
  UPDATE order_refund
     SET attempts = attempts + 1, updated_at = now(), next_attempt_at = ${NEXT_ATTEMPT}
   WHERE id IN (SELECT id FROM order_refund WHERE status = 'asked' AND next_attempt_at <= now()
                 ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, intent_id, now()::text AS read_at`;

type Due = { id: string; intent_id: string; read_at: string };

/** Finds a refund ($1) whose last call was over long before the provider's list was read ($2). */
const SELECT_OVER = `
  SELECT * FROM order_refund
   WHERE id = $1 AND status = 'asked' AND provider_refund_id IS NULL
     AND greatest(created_at, calling_since, unanswered_since) < $2::timestamptz - ${GIVE_UP}`;

/** Keeps the shop's refunds in line with the provider's list. */
export default class RefundReconciliationService {
  constructor(private readonly services: Services) {}

  /** Applies the answer to a call. Throws if the refund's payment is gone: the event then finds it. */
  async book(made: ProviderRefund): Promise<void> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    await transactions.run(async (manager) => {
      const refunded = await mirror.lock(manager, made.intentId ?? '');
      if (!refunded) throw new Error(`The refund ${made.id} is of no payment of this shop.`);
      await mirror.apply(manager, refunded, [made], false);
    });
  }

  /**
   * Compares all refunds of a payment with the provider's, and returns these. Throws the provider's
   * errors unchanged. If the records have changed meanwhile, the payment is marked to be compared again; if it was marked
   * meanwhile, it stays so.
   */
  async check(intentId: string): Promise<ProviderRefund[]> {
    const { manager, orderTransactionService: transactions } = this.services;
    const { paymentProviderClientService: provider, refundMirrorService: mirror } = this.services;
    const [before]: State[] = await manager.query(SELECT_STATE, [intentId]);
    const refunds = await provider.listRefunds(intentId);
    await transactions.run(async (transaction) => {
      const refunded = await mirror.lock(transaction, intentId);
      if (!refunded) return;
      const { payment, balance } = refunded;
      const isStale = balance !== null && balance.refunded !== before?.refunded;
      // not by the repository: `updated_at` is the time of the last change of state
      if (isStale) await transaction.query(MARK, [payment.id]);
      else {
        await transaction.query(UNMARK, [payment.id, before?.version]);
        await mirror.apply(transaction, refunded, refunds, true);
      }
    });
    return refunds;
  }

  /** Looks undecided refunds up, and compares the refunds of marked payments. */
  async followUp(round: SweepRound): Promise<void> {
    const { manager } = this.services;
    let due: Due[];
    do {
      const claimed: [Due[], number] = await manager.query(CLAIM, [BATCH_SIZE]);
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

  private async attempt(round: SweepRound, work: () => Promise<unknown>): Promise<void> {
    if (round.isOver) return;
    try {
      await work();
    } catch (error) {
      round.note(error);
      this.services.logger.warn(`Cannot check a refund: ${String(error)}`);
    }
  }

  /** Concludes that a refund was not made, if the provider has none and no call can still make it. */
  private async look({ id, intent_id: intentId, read_at: readAt }: Due): Promise<void> {
    const refunds = await this.check(intentId);
    if (refunds.some(({ orderRefundId }) => orderRefundId === id)) return;
    const { refundMirrorService: mirror, logger } = this.services;
    await this.services.orderTransactionService.run(async (manager) => {
      await mirror.lock(manager, intentId);
      const [row]: OrderRefund[] = await manager.query(SELECT_OVER, [id, readAt]);
      if (!row) return;
      // the time of the last call says from now on that its outcome was not known
      const since = row.calling_since ?? row.unanswered_since ?? row.created_at;
      const over = { calling_since: null, unanswered_since: since, next_attempt_at: new Date() };
      await manager.getRepository(OrderRefund).update({ id }, over);
      await mirror.giveUp(manager, row, 'not_made');
      logger.warn(
        `The refund ${id} of ${row.amount} (smallest unit) for ${row.order_id ?? 'no order'} was not made by the provider.`,
      );
    });
  }
}
