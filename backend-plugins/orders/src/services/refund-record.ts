import { noSuch } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import { type NoteService, type OrderService, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { type LockedOrder, lockOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import { refundAmount, nothingPaid, type RefundBalance } from '../lib/refund-problem';
import {
  type ChangedBy,
  type default as OrderEventService,
  REFUNDED_AT_PROVIDER,
} from './order-event';
import type OrderNoticeService from './order-notice';

type Container = {
  manager: EntityManager;
  orderService: OrderService;
  noteService: NoteService;
  orderEventService: OrderEventService;
  orderNoticeService: OrderNoticeService;
};

/** A locked order; `balance` is null if it was not paid through the shop. */
export type RefundableOrder = { order: LockedOrder; balance: RefundBalance | null };

/** A refund that the payment provider has confirmed. The amount is in the smallest unit. */
export type ConfirmedRefund = { amount: number; reason: string; note?: string } & ChangedBy;

const SELECT_BALANCE = `
  SELECT so.order_id AS "orderId", so.transaction_id AS "intentId",
         p.currency_code AS "currencyCode", p.amount AS paid, p.amount_refunded AS refunded
    FROM storefront_order so
    JOIN payment p ON p.order_id = so.order_id AND p.captured_at IS NOT NULL
   WHERE so.order_id = $1 AND so.transaction_id IS NOT NULL`;

/** Subtracts `$2` from an order's refunds, starting with the newest. */
const REDUCE_REFUNDS = `
  WITH newest AS (
    SELECT id, amount,
           sum(amount) OVER (ORDER BY created_at DESC, id DESC) - amount AS before
      FROM refund WHERE order_id = $1),
  reduced AS (
    SELECT id, amount - least(amount, greatest(0, $2 - before))::int AS rest FROM newest),
  removed AS (
    DELETE FROM refund USING reduced WHERE refund.id = reduced.id AND rest <= 0)
  UPDATE refund SET amount = rest FROM reduced
   WHERE refund.id = reduced.id AND rest > 0 AND rest < refund.amount`;

const REDUCE_PAYMENT = `
  UPDATE payment
     SET amount_refunded = amount_refunded - $2, updated_at = now(),
         data = data || jsonb_build_object(
           'refunded', amount_refunded - $2, 'refundedThere', amount_refunded - $2)
   WHERE order_id = $1 AND captured_at IS NOT NULL`;

const RESTORE_STATUS = `
  UPDATE "order"
     SET payment_status = CASE WHEN (SELECT sum(amount_refunded) FROM payment
                                      WHERE order_id = $1 AND captured_at IS NOT NULL) > 0
                               THEN 'partially_refunded'::order_payment_status_enum
                               ELSE 'captured' END,
         updated_at = now()
   WHERE id = $1`;

/**
 * Keeps the engine's refund records in step with the payment provider: only refunds that the
 * provider has confirmed are recorded.
 */
export default class RefundRecordService {
  private readonly manager: EntityManager;
  private readonly orders: OrderService;
  private readonly notes: NoteService;
  private readonly events: OrderEventService;
  private readonly notices: OrderNoticeService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.orders = container.orderService;
    this.notes = container.noteService;
    this.events = container.orderEventService;
    this.notices = container.orderNoticeService;
  }

  /**
   * Locks an order until the caller's transaction ends, and reads its refund balance. Throws
   * `not_found`.
   */
  async lock(manager: EntityManager, orderId: string): Promise<RefundableOrder> {
    const order = await lockOrder(manager, orderId);
    if (!order) throw noSuch('order');
    return { order, balance: await this.balanceOf(orderId, manager) };
  }

  /** Reads the refund balance of an order; null if it was not paid through the shop. */
  async balanceOf(orderId: string, manager = this.manager): Promise<RefundBalance | null> {
    const rows: RefundBalance[] = await manager.query(SELECT_BALANCE, [orderId]);
    return rows[0] ?? null;
  }

  /**
   * Returns the balance of a locked order with the amount of a new refund: `amount`, or all that is
   * left after the unconfirmed refunds in `asked`. Throws `conflict` if the order is unpaid, or if
   * nothing is left and there is no `amount`, and `invalid_body` for an amount that is not between 1
   * and what is left.
   */
  requireLeft(
    { order, balance }: RefundableOrder,
    { amount, asked }: { amount: number | undefined; asked: number },
  ): RefundBalance & { amount: number } {
    if (!balance || !orderIs.paid(order)) throw nothingPaid();
    const left = orderCan.refund(order) ? balance.paid - balance.refunded - asked : 0;
    return { ...balance, amount: refundAmount(amount, left, balance.currencyCode) };
  }

  /**
   * Records a confirmed refund. The caller must hold the lock. The engine calls its payment
   * provider, which sees in `refundedThere` that the refund has already been made.
   */
  async add(manager: EntityManager, orderId: string, refund: ConfirmedRefund): Promise<void> {
    const { amount, reason, note, by, actorId } = refund;
    await manager.query(
      `UPDATE payment
          SET data = data || jsonb_build_object(
                'refundedThere', coalesce((data->>'refunded')::int, 0) + $2::int)
        WHERE order_id = $1 AND captured_at IS NOT NULL`,
      [orderId, amount],
    );
    await this.orders.withTransaction(manager).createRefund(orderId, amount, reason, note);
    await this.events.recordRefund(manager, orderId, { by, actorId });
  }

  /**
   * Records what is missing of the provider's total (smallest unit), which was refunded in its
   * dashboard. The caller must hold the lock.
   */
  async addMissing(
    manager: EntityManager,
    { orderId, refunded }: RefundBalance,
    total: number,
  ): Promise<void> {
    if (total <= refunded) return;
    await this.add(manager, orderId, {
      amount: total - refunded,
      reason: RefundReason.OTHER,
      note: REFUNDED_AT_PROVIDER,
      by: 'provider',
    });
  }

  /**
   * Removes a recorded refund that was not made or has failed since: the order counts as paid by
   * that amount again, and a note and a notice inform staff. The caller must hold the lock.
   */
  async reverse(manager: EntityManager, balance: RefundBalance, amount: number): Promise<void> {
    const { orderId, currencyCode } = balance;
    await manager.query(REDUCE_REFUNDS, [orderId, amount]);
    await manager.query(REDUCE_PAYMENT, [orderId, amount]);
    await manager.query(RESTORE_STATUS, [orderId]);
    await this.notices.record(manager, { orderId, kind: 'refund_failed', amount });
    const money = `${toDecimal(amount, currencyCode)} ${currencyCode.toUpperCase()}`;
    await this.notes.withTransaction(manager).create({
      resource_type: 'order',
      resource_id: orderId,
      value: `A refund of ${money} was recorded, but the payment provider has not made it. The record has been removed: refund the amount again, or pay it back in another way.`,
    });
  }
}
