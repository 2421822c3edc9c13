import type { ProductLine } from '@harrow/contract';
import { noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { type LockedOrder, lockOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import { refundAmount, nothingPaid, type RefundBalance } from '../lib/refund-problem';
import { type HoldingLine, restockProblem } from '../lib/restock-problem';
import { putBackPieces } from '../lib/stock';
import { type ChangedBy, REFUNDED_AT_PROVIDER } from './order-event';

/** A locked order; `balance` is null if it was not paid through the shop. */
type RefundableOrder = { order: LockedOrder; balance: RefundBalance | null };

/** The engine's record of a refund. */
type RefundRecord = { id: string; amount: number };

/** A refund that the payment provider has confirmed. The amount is in the smallest unit. */
type ConfirmedRefund = { amount: number; reason: string; note?: string } & ChangedBy;

const BALANCE = sqlStatement('@harrow/orders', 'refund-balance');
const HOLDING_LINES = `
  SELECT product_id AS "productId", coalesce(taken_pieces, 0) AS taken
    FROM order_line WHERE order_id = $1 ORDER BY place`;
const DIVIDE = sqlStatement('@harrow/orders', 'divide-refund');
const REMOVE = sqlStatement('@harrow/orders', 'remove-refund');

/**
 * Keeps the engine's refund records in step with the payment provider: only refunds that the
 * provider has confirmed are recorded.
 */
export default class RefundRecordService {
  constructor(private readonly services: Services) {}

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
  async balanceOf(orderId: string, manager = this.services.manager): Promise<RefundBalance | null> {
    const rows: RefundBalance[] = await manager.query(BALANCE, [orderId]);
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
   * Checks the pieces that a new refund is to put back, beside those `promised` to refunds that are not made
   * yet. Throws `invalid_body` for a product that is not in the order, or more pieces than its line holds.
   * The caller must hold the lock.
   */
  async requireRestock(
    manager: EntityManager,
    orderId: string,
    { restock, promised }: { restock: readonly ProductLine[]; promised: readonly ProductLine[] },
  ): Promise<void> {
    if (restock.length === 0) return;
    const lines: HoldingLine[] = await manager.query(HOLDING_LINES, [orderId]);
    const problem = restockProblem(restock, lines, promised);
    if (problem) throw problem;
  }

  /**
   * Puts the pieces of refunds that are made back into stock. The caller must hold the lock, and call this
   * last and once in its transaction: it locks the stock in the order of the products.
   */
  async putBack(manager: EntityManager, orderId: string, pieces: ProductLine[]): Promise<void> {
    await putBackPieces(manager, orderId, pieces);
  }

  /** Reads the records of an order's refunds, oldest first. */
  async list(manager: EntityManager, orderId: string): Promise<RefundRecord[]> {
    return await manager.query(
      'SELECT id, amount FROM refund WHERE order_id = $1 ORDER BY created_at, id',
      [orderId],
    );
  }

  /**
   * Records a confirmed refund, and returns the id of the record. The caller must hold the lock. The
   * engine calls its payment provider, which sees in `refundedThere` that the refund has been made.
   */
  async add(manager: EntityManager, orderId: string, refund: ConfirmedRefund): Promise<string> {
    const { amount, reason, by, actorId } = refund;
    const note = by === 'provider' ? REFUNDED_AT_PROVIDER : refund.note;
    const known = new Set((await this.list(manager, orderId)).map(({ id }) => id));
    await manager.query(
      `UPDATE payment
          SET data = data || jsonb_build_object(
                'refundedThere', coalesce((data->>'refunded')::int, 0) + $2::int)
        WHERE order_id = $1 AND captured_at IS NOT NULL`,
      [orderId, amount],
    );
    await this.services.orderService
      .withTransaction(manager)
      .createRefund(orderId, amount, reason, note);
    const added = (await this.list(manager, orderId)).find(({ id }) => !known.has(id));
    if (!added) throw new Error(`The engine has not recorded a refund of ${orderId}.`);
    const change = { orderId, type: 'refunded', referenceId: added.id } as const;
    await this.services.orderEventService.record(manager, { ...change, by, actorId });
    return added.id;
  }

  /**
   * Returns the id of a record of this amount: `record`, or a part of it that it divides off. The caller
   * must hold the lock.
   */
  async divide(manager: EntityManager, record: RefundRecord, amount: number): Promise<string> {
    if (record.amount === amount) return record.id;
    const id = generateEntityId('', 'ref');
    await manager.query(DIVIDE, [record.id, amount, id]);
    return id;
  }

  /**
   * Removes the record of a refund that was not made or has failed since: the order counts as paid by
   * that amount again, and a note and a notice inform staff. The caller must hold the lock.
   */
  async remove(
    manager: EntityManager,
    { orderId, currencyCode }: RefundBalance,
    { id, amount }: RefundRecord,
  ): Promise<void> {
    await manager.query(REMOVE, [orderId, id, amount]);
    const notice = { orderId, kind: 'refund_failed', amount } as const;
    await this.services.orderNoticeService.record(manager, notice);
    const money = `${toDecimal(amount, currencyCode)} ${currencyCode.toUpperCase()}`;
    await this.services.noteService.withTransaction(manager).create({
      resource_type: 'order',
      resource_id: orderId,
      value: `A refund of ${money} was recorded, but the payment provider has not made it. The record has been removed: refund the amount again, or pay it back in another way.`,
    });
  }
}
