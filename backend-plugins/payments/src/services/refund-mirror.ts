import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { RefundBalance } from '@harrow/orders';
import { generateEntityId, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { type ProviderRefund, refundIs } from '../lib/provider-objects';
import { promisedBy } from '../lib/restock';
import { OrderRefund } from '../models/order-refund';
import { PaymentIntent } from '../models/payment-intent';

/** A payment whose refunds are locked; `balance` is null unless it has paid its order. */
type RefundedPayment = { payment: PaymentIntent; balance: RefundBalance | null };

/** A refund with what its calls mean at this moment. */
export type KnownRefund = OrderRefund & {
  /** A call may be on its way. */
  is_out: boolean;
  /** A call had no known outcome, and no response has reported the outcome since. */
  is_unanswered: boolean;
};

const FIND = sqlStatement('@harrow/payments', 'find-refunds');

const sumOf = (refunds: { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Returns what has been refunded of a payment. */
export const bookedOf = (rows: OrderRefund[]): number =>
  sumOf(rows.filter(({ status }) => status === 'booked'));

/** Makes the rows of a payment's refunds, and what is recorded of them, equal to the provider's. */
export default class RefundMirrorService {
  constructor(private readonly services: Services) {}

  /** Locks the order of a payment and the payment, in this order; null if it is not this shop's. */
  async lock(manager: EntityManager, intentId: string): Promise<RefundedPayment | null> {
    const payments = manager.getRepository(PaymentIntent);
    const known = await payments.findOneBy({ intent_id: intentId });
    if (!known) return null;
    const { balance = null } = known.order_id
      ? await this.services.refundRecordService.lock(manager, known.order_id)
      : {};
    const payment = await payments.findOneOrFail({
      where: { id: known.id },
      lock: { mode: 'for_no_key_update' },
    });
    return { payment, balance: balance?.intentId === intentId ? balance : null };
  }

  /** Reads the refunds of an order or of the provider's payment, oldest first. */
  async find(manager: EntityManager, id: string): Promise<KnownRefund[]> {
    return await manager.query(FIND, [id]);
  }

  /**
   * Applies refunds of the provider to a locked payment: all of them if `isWhole`, when records without
   * a refund are removed too.
   */
  async apply(
    manager: EntityManager,
    refunded: RefundedPayment,
    refunds: ProviderRefund[],
    isWhole: boolean,
  ): Promise<void> {
    const { payment, balance } = refunded;
    const rows: OrderRefund[] = await this.find(manager, payment.intent_id ?? '');
    const open = new Set(rows.filter(({ status }) => status !== 'booked').map(({ id }) => id));
    const known = new Set(rows.map(({ id }) => id));
    for (const refund of [...refunds].reverse()) {
      const row =
        rows.find((each) => each.provider_refund_id === refund.id) ??
        rows.find((each) => each.id === rowOf(refund) && !each.provider_refund_id);
      if (row) await this.follow(manager, refunded, row, refund);
      else rows.push(await this.add(manager, payment, refund, rows));
    }
    if (!balance) {
      await this.settle(manager, payment, rows);
      return;
    }
    const made = rows.filter(({ status, record_id }) => status === 'booked' && !record_id);
    const fresh = made.filter(({ id }) => open.has(id) || (!isWhole && !known.has(id)));
    // first, because a record without a refund may leave nothing for another to be recorded
    if (isWhole) await this.linkRecords(manager, balance, rows, fresh);
    for (const row of isWhole ? made : fresh) {
      if (row.record_id) continue;
      const record_id = await this.services.refundRecordService.add(
        manager,
        balance.orderId,
        toConfirmed(row),
      );
      await this.change(manager, row, { record_id });
    }
    await this.putBack(manager, balance, rows);
  }

  /**
   * Puts the pieces of refunds that are made back into stock, once; also of those that the previous version
   * has booked. All of them together, because that locks the stock, and last, because buyers wait for it.
   */
  private async putBack(
    manager: EntityManager,
    { orderId }: RefundBalance,
    rows: OrderRefund[],
  ): Promise<void> {
    const made = rows.filter(({ status }) => status === 'booked');
    const pieces = promisedBy(made);
    if (pieces.length === 0) return;
    await this.services.refundRecordService.putBack(manager, orderId, pieces);
    for (const row of made.filter(({ restock, restocked_at }) => restock && !restocked_at)) {
      await this.change(manager, row, { restocked_at: new Date() });
    }
  }

  /** Notes that a refund was not made: the money is not on its way, and staff must know. */
  async giveUp(
    manager: EntityManager,
    row: OrderRefund,
    status: 'failed' | 'not_made',
    reason: string | null = null,
  ): Promise<void> {
    await this.change(manager, row, { status });
    const { order_id: orderId, amount, made_by: by } = row;
    // the row of a late payment's refund is the notice itself
    if (!orderId || by === 'system') return;
    const notice = { orderId, kind: 'refund_failed', amount, reason: reason ?? undefined } as const;
    await this.services.orderNoticeService.record(manager, notice);
  }

  private async change(manager: EntityManager, row: OrderRefund, values: Partial<OrderRefund>) {
    await manager.getRepository(OrderRefund).update({ id: row.id }, values);
    Object.assign(row, values);
  }

  /**
   * Adds a row for a refund of the provider's dashboard, or for one of this shop whose row the previous
   * version has deleted.
   */
  private async add(
    manager: EntityManager,
    { intent_id: intentId, order_id }: PaymentIntent,
    refund: ProviderRefund,
    known: OrderRefund[],
  ): Promise<OrderRefund> {
    const wanted = known.some((row) => row.id === rowOf(refund)) ? undefined : rowOf(refund);
    const id = wanted ?? generateEntityId('', 'orref');
    const rows = manager.getRepository(OrderRefund);
    await rows.insert({
      id,
      provider_key: id,
      order_id,
      intent_id: intentId ?? '',
      amount: refund.amount,
      reason: RefundReason.OTHER,
      made_by: wanted ? 'staff' : 'provider',
      status: statusOf(refund),
      provider_refund_id: refund.id,
    });
    return await rows.findOneByOrFail({ id });
  }

  /** Brings a row to the state of its refund. A refund that has failed stays so. */
  private async follow(
    manager: EntityManager,
    { balance }: RefundedPayment,
    row: OrderRefund,
    refund: ProviderRefund,
  ): Promise<void> {
    const status = statusOf(refund);
    const isOver = row.status === 'failed' && row.provider_refund_id !== null;
    if (isOver || (row.status === 'booked' && status === 'asked')) return;
    if (row.status === status && row.provider_refund_id) return;
    const before = row.status;
    if (before === 'not_made') {
      this.services.logger.error(
        `The refund ${row.id} was given up, and ${refund.id} is ${refund.status}.`,
      );
    }
    await this.change(manager, row, { provider_refund_id: refund.id });
    if (status === 'failed' && row.made_by === 'system') {
      const later = { next_attempt_at: () => 'next_attempt(attempts)' };
      await manager.getRepository(OrderRefund).update({ id: row.id }, later);
    }
    const isNews = status === 'failed' && before === 'asked' && balance !== null;
    if (isNews) await this.giveUp(manager, row, 'failed');
    else await this.change(manager, row, { status });
    if (status !== 'failed' || before !== 'booked') return;
    this.services.logger.error(`The refund ${refund.id} (${row.id}) has failed after it was made.`);
    if (!balance || !row.record_id) return;
    await this.services.refundRecordService.remove(manager, balance, {
      id: row.record_id,
      amount: row.amount,
    });
  }

  /**
   * Links refunds, except those that are `fresh`, to records without one, and removes the records that are
   * left. An earlier version did not link them, and recorded several refunds of the provider's dashboard
   * as one: such a record is divided.
   */
  private async linkRecords(
    manager: EntityManager,
    balance: RefundBalance,
    rows: OrderRefund[],
    fresh: OrderRefund[],
  ): Promise<void> {
    const linked = new Set(rows.map(({ record_id }) => record_id));
    const all = await this.services.refundRecordService.list(manager, balance.orderId);
    let loose = all.filter(({ id }) => !linked.has(id));
    for (const row of rows) {
      if (row.status !== 'booked' || row.record_id || fresh.includes(row)) continue;
      const { amount } = row;
      const old =
        loose.find((each) => each.amount === amount) ?? loose.find((each) => each.amount > amount);
      if (!old) continue;
      const record_id = await this.services.refundRecordService.divide(manager, old, amount);
      loose = loose
        .map((each) => (each === old ? { ...each, amount: each.amount - amount } : each))
        .filter((each) => each.amount > 0);
      await this.change(manager, row, { record_id });
    }
    for (const record of loose) {
      await this.services.refundRecordService.remove(manager, balance, record);
      this.services.logger.error(
        `Removed a refund of ${balance.orderId} that the provider has not made.`,
      );
    }
  }

  /** Closes a late payment once all of it has gone back, and opens it again if a refund fails later. */
  private async settle(
    manager: EntityManager,
    payment: PaymentIntent,
    rows: OrderRefund[],
  ): Promise<void> {
    const isBack = bookedOf(rows) >= payment.amount;
    const { intent_id: intentId, amount, currency_code: currency } = payment;
    const what = `The payment ${intentId} over ${toDecimal(amount, currency)} ${currency}`;
    if (payment.status === 'refund_due' && isBack) {
      const value = `${what} arrived too late and was refunded in full.`;
      await this.close(manager, payment, 'refunded', value);
      this.services.logger.warn(
        `${what} for ${payment.order_id ?? 'no order'} could not be used and was refunded in full.`,
      );
    }
    const hasFailed = rows.some(({ status }) => status === 'failed');
    if (payment.status === 'refunded' && !isBack && hasFailed) {
      const value = `The refund of the late payment has failed at the payment provider. ${what} is refunded again.`;
      await this.close(manager, payment, 'refund_due', value);
      this.services.logger.error(
        `${what} was refunded, and the refund has failed. It is refunded again.`,
      );
    }
  }

  private async close(
    manager: EntityManager,
    { id, order_id: orderId, amount }: PaymentIntent,
    status: 'refunded' | 'refund_due',
    value: string,
  ): Promise<void> {
    await manager.getRepository(PaymentIntent).update({ id }, { status });
    if (!orderId) return;
    const note = { resource_type: 'order', resource_id: orderId, value };
    await this.services.noteService.withTransaction(manager).create(note);
    const change = { orderId, type: 'refunded', referenceId: id, by: 'system', amount } as const;
    if (status === 'refunded') await this.services.orderEventService.record(manager, change);
    else await this.services.orderEventService.withdraw(manager, id);
  }
}

/** The id of the row that requested a refund, unless it was made in the provider's dashboard. */
export const rowOf = ({ metadata }: ProviderRefund) => metadata?.order_refund_id;

const statusOf = (refund: ProviderRefund) => {
  if (refundIs.succeeded(refund)) return 'booked';
  return refundIs.failed(refund) ? 'failed' : 'asked';
};

const toConfirmed = ({
  amount,
  reason,
  note,
  made_by: by,
  requested_by: actorId,
}: OrderRefund) => ({
  amount,
  reason,
  note: note ?? undefined,
  by,
  actorId,
});
