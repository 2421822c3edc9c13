import { ShopError } from '@harrow/http';
import { toDecimal } from '@harrow/money';
import type { NoteService, OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import { checkRefund, nothingPaid, type RefundBalance } from '../lib/refund-problem';

type Container = { manager: EntityManager; orderService: OrderService; noteService: NoteService };

/** A refund that the payment provider has confirmed. Amount in the smallest unit. */
export type ConfirmedRefund = { amount: number; reason: string; note?: string };

const SELECT_BALANCE = `
  SELECT so.order_id AS "orderId", so.transaction_id AS "intentId",
         p.currency_code AS "currencyCode", p.amount AS paid, p.amount_refunded AS refunded
    FROM storefront_order so
    JOIN payment p ON p.order_id = so.order_id AND p.captured_at IS NOT NULL
   WHERE so.order_id = $1 AND so.transaction_id IS NOT NULL`;

/** Takes `$2` off an order's refunds, the newest first. */
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
 * What the engine's records say of refunds. They follow the payment provider: nothing is recorded
 * here that the provider has not confirmed.
 */
export default class RefundRecordService {
  private readonly manager: EntityManager;
  private readonly orders: OrderService;
  private readonly notes: NoteService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.orders = container.orderService;
    this.notes = container.noteService;
  }

  /**
   * Locks an order until the caller's transaction ends and returns what has gone back of its money;
   * null where it has not been paid through the shop.
   */
  async lock(manager: EntityManager, orderId: string): Promise<RefundBalance | null> {
    await lockOrder(manager, orderId);
    const rows: RefundBalance[] = await manager.query(SELECT_BALANCE, [orderId]);
    return rows[0] ?? null;
  }

  /** What has gone back of an order, in the smallest unit. */
  async refundedOf(orderId: string): Promise<number> {
    const rows: RefundBalance[] = await this.manager.query(SELECT_BALANCE, [orderId]);
    return rows[0]?.refunded ?? 0;
  }

  /**
   * Locks an order for a new refund and returns its amount: `amount`, or all that is left when
   * `asked` is still to be confirmed. Throws `conflict` where the order is unpaid or nothing is left,
   * `invalid_body` for an amount that is not from one unit to what is left.
   */
  async lockForRefund(
    manager: EntityManager,
    orderId: string,
    { amount, asked }: { amount: number | undefined; asked: number },
  ): Promise<RefundBalance & { amount: number }> {
    const order = await lockOrder(manager, orderId);
    if (!order) throw new ShopError('not_found', 'There is no such order.');
    const balance = await this.lock(manager, orderId);
    if (!balance || !orderIs.paid(order)) throw nothingPaid();
    const left = orderCan.refund(order) ? balance.paid - balance.refunded - asked : 0;
    checkRefund(amount ?? left, left, balance.currencyCode);
    return { ...balance, amount: amount ?? left };
  }

  /**
   * Records a confirmed refund under the lock that the caller holds. The engine asks its provider,
   * which finds in `refundedThere` that the money has gone back already.
   */
  async add(manager: EntityManager, orderId: string, refund: ConfirmedRefund): Promise<void> {
    const { amount, reason, note } = refund;
    await manager.query(
      `UPDATE payment
          SET data = data || jsonb_build_object(
                'refundedThere', coalesce((data->>'refunded')::int, 0) + $2::int)
        WHERE order_id = $1 AND captured_at IS NOT NULL`,
      [orderId, amount],
    );
    await this.orders.withTransaction(manager).createRefund(orderId, amount, reason, note);
  }

  /**
   * Takes back what is recorded and was not made, or not in the end: the order counts as paid by that
   * amount again, and a note tells staff. The caller holds the order's lock.
   */
  async takeBack(manager: EntityManager, balance: RefundBalance, amount: number): Promise<void> {
    const { orderId, currencyCode } = balance;
    await manager.query(REDUCE_REFUNDS, [orderId, amount]);
    await manager.query(REDUCE_PAYMENT, [orderId, amount]);
    await manager.query(RESTORE_STATUS, [orderId]);
    const money = `${toDecimal(amount, currencyCode)} ${currencyCode.toUpperCase()}`;
    await this.notes.withTransaction(manager).create({
      resource_type: 'order',
      resource_id: orderId,
      value: `A refund of ${money} was recorded, but the payment provider has not made it. The record has been removed: refund the amount again, or pay it back in another way.`,
    });
  }
}
