import { type Services, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { ProviderRefund, RefundedCharge } from '../lib/provider-objects';
import type { SweepRound } from '../lib/sweep-round';
import { OrderRefund } from '../models/order-refund';
import { PaymentIntent } from '../models/payment-intent';
import { rowOf } from './refund-mirror';

const BATCH_SIZE = 50;

const FIND_STATE = sqlStatement('@harrow/payments', 'find-refund-state');
const CLAIM = sqlStatement('@harrow/payments', 'claim-refunds-to-look-up');
const GIVE_UP = sqlStatement('@harrow/payments', 'give-up-refund');

const SELECT_MARKED = `
  SELECT marked.* FROM (
    SELECT intent_id AS id, md5(id || $1) AS place FROM payment_intent WHERE check_refunds) marked
   WHERE place > $2 ORDER BY place LIMIT $3`;

/** Marks a payment to be compared. `updated_at` stays: it is the time of the last change of state. */
const MARK = 'UPDATE payment_intent SET check_refunds = true WHERE intent_id = $1';

/** Takes off the mark of a payment ($1), unless it is of another version: marked while the list was read. */
const UNMARK = `
  UPDATE payment_intent SET check_refunds = false
   WHERE intent_id = $1 AND check_refunds AND xmin::text = $2`;

/** A refund to look up; `read_at` has all its digits. */
type Due = { id: string; intent_id: string; read_at: string };

/** Keeps the shop's refunds in line with the provider's list. */
export default class RefundReconciliationService {
  constructor(private readonly services: Services) {}

  /** Applies the answer to a call. Throws if the refund's payment is gone: the event then finds it. */
  async book(made: ProviderRefund): Promise<void> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    await transactions.run(async (manager) => {
      const refunded = await mirror.lock(manager, made.payment_intent ?? '');
      if (!refunded) throw new Error(`The refund ${made.id} is of no payment of this shop.`);
      await mirror.apply(manager, refunded, [made], false);
    });
  }

  /**
   * Compares all refunds of a payment with the provider's, and returns these. Throws the provider's
   * errors unchanged. If the records have changed meanwhile, the payment is marked to be compared
   * again; if it was marked meanwhile, it stays so.
   */
  async check(intentId: string): Promise<ProviderRefund[]> {
    const { manager, orderTransactionService: transactions } = this.services;
    const { paymentProviderClientService: provider, refundMirrorService: mirror } = this.services;
    const [before]: { version: string; refunded: number | null }[] = await manager.query(
      FIND_STATE,
      [intentId],
    );
    const refunds = await provider.listRefunds(intentId);
    await transactions.run(async (transaction) => {
      const refunded = await mirror.lock(transaction, intentId);
      if (!refunded) return;
      const { balance } = refunded;
      const isStale = balance !== null && balance.refunded !== before?.refunded;
      if (isStale) await this.mark(transaction, intentId);
      else {
        await transaction.query(UNMARK, [intentId, before?.version]);
        await mirror.apply(transaction, refunded, refunds, true);
      }
    });
    return refunds;
  }

  /** Like `check`, but only logs an error: the sweep compares them again. */
  async tryCheck(intentId: string): Promise<void> {
    await this.check(intentId).catch((error: unknown) => {
      const { logger } = this.services;
      logger.warn(`Cannot compare the refunds of ${intentId} yet: ${String(error)}`);
    });
  }

  /**
   * Marks a payment for comparison with the provider, and returns it, if an event reports refunds that
   * the engine does not know of, one is undecided, or the payment came too late. The event's total itself counts for
   * nothing: it shrinks when a refund fails, and events may arrive late and in any order. Locks the
   * order. Throws if the payment is not settled yet: the event is then retried.
   */
  async note(manager: EntityManager, charge: RefundedCharge): Promise<string | null> {
    const { payment_intent: intentId, amount_refunded: refunded } = charge;
    if (!intentId) return null;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment?.order_id) return null;
    const { balance } = await this.services.refundRecordService.lock(manager, payment.order_id);
    if (balance?.intentId !== intentId) {
      if (payment.status !== 'open') return await this.mark(manager, intentId);
      throw new Error(`The payment ${intentId} was refunded before it was settled.`);
    }
    const asked = { intent_id: intentId, status: 'asked' as const };
    const isUndecided = await manager.getRepository(OrderRefund).existsBy(asked);
    return isUndecided || refunded > balance.refunded ? await this.mark(manager, intentId) : null;
  }

  /** Marks a payment for comparison with the provider; returns null for one of another shop. */
  async mark(manager: EntityManager, intentId: string | null): Promise<string | null> {
    const [, marked]: [unknown, number] = await manager.query(MARK, [intentId]);
    return marked === 1 ? intentId : null;
  }

  /** Looks undecided refunds up, and compares the refunds of marked payments. */
  async followUp(round: SweepRound): Promise<void> {
    let due: Due[];
    do {
      const claimed: [Due[], number] = await this.services.manager.query(CLAIM, [BATCH_SIZE]);
      due = claimed[0];
      for (const refund of due) {
        await round.attempt(`refund ${refund.id}`, () => this.look(refund));
      }
    } while (due.length === BATCH_SIZE && !round.isOver);
    await round.each(round.list(SELECT_MARKED, BATCH_SIZE), (id) => this.check(id));
  }

  /** Concludes that a refund was not made, if the provider has none and no call can still make it. */
  private async look({ id, intent_id: intentId, read_at: readAt }: Due): Promise<void> {
    const refunds = await this.check(intentId);
    if (refunds.some((refund) => rowOf(refund) === id)) return;
    const { refundMirrorService: mirror, logger } = this.services;
    await this.services.orderTransactionService.run(async (manager) => {
      await mirror.lock(manager, intentId);
      const [[row]]: [OrderRefund[], number] = await manager.query(GIVE_UP, [id, readAt]);
      if (!row) return;
      await mirror.giveUp(manager, row, 'not_made');
      logger.warn(
        `The refund ${id} of ${row.amount} (smallest unit) for ${row.order_id ?? 'no order'} was not made by the provider.`,
      );
    });
  }
}
