import type { OrderPaymentService, RefundRecordService } from '@harrow/orders';
import type { EntityManager } from 'typeorm';
import type { RefundedCharge } from '../lib/provider-objects';
import { OrderRefund } from '../models/order-refund';
import { PaymentIntent } from '../models/payment-intent';

type Container = {
  orderPaymentService: OrderPaymentService;
  refundRecordService: RefundRecordService;
};

/** Applies the provider's events about refunds: from its dashboard, and of failed refunds. */
export default class ProviderRefundService {
  private readonly orders: OrderPaymentService;
  private readonly records: RefundRecordService;

  constructor(container: Container) {
    this.orders = container.orderPaymentService;
    this.records = container.refundRecordService;
  }

  /**
   * Records in the engine the refunds of a payment that it does not know of, in the caller's
   * transaction and under the order's lock. The provider's total only grows, so events may arrive
   * in any order. If a requested refund is undecided, returns the payment instead, whose refunds
   * must then be compared with the provider's. Throws if the payment is not settled yet: the event
   * is then retried.
   */
  async record(
    manager: EntityManager,
    { intentId, refunded }: RefundedCharge,
  ): Promise<string | null> {
    if (!intentId) return null;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment?.order_id) return null;
    const order = await this.orders.lock(manager, payment.order_id);
    if (order?.transactionId !== intentId) {
      if (payment.status !== 'open') return null; // the shop refunds it itself
      throw new Error(`The payment ${intentId} was refunded before it was settled.`);
    }
    const asked = { intent_id: intentId, status: 'asked' as const };
    if (await manager.getRepository(OrderRefund).existsBy(asked)) {
      return await this.mark(manager, intentId);
    }
    const balance = await this.records.balanceOf(order.orderId, manager);
    if (balance) await this.records.addMissing(manager, balance, refunded);
    return null;
  }

  /** Marks a payment of this shop for comparison with the provider; returns null for any other. */
  async mark(manager: EntityManager, intentId: string | null): Promise<string | null> {
    const { affected } = await manager
      .getRepository(PaymentIntent)
      .update({ intent_id: intentId ?? '' }, { check_refunds: true });
    return affected === 1 ? intentId : null;
  }
}
