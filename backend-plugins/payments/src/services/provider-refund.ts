import type { OrderPaymentService, RefundRecordService } from '@harrow/orders';
import type { EntityManager } from 'typeorm';
import type { RefundFacts } from '../lib/refund-facts';
import { foundThere } from '../lib/found-there';
import { OrderRefund } from '../models/order-refund';
import { PaymentIntent } from '../models/payment-intent';

type Container = {
  orderPaymentService: OrderPaymentService;
  refundRecordService: RefundRecordService;
};

/** Follows what the provider says of refunds: those of its dashboard, and those that fail later. */
export default class ProviderRefundService {
  private readonly orders: OrderPaymentService;
  private readonly records: RefundRecordService;

  constructor(container: Container) {
    this.orders = container.orderPaymentService;
    this.records = container.refundRecordService;
  }

  /**
   * Records in the engine what has gone back of a payment beyond what it knows, in the caller's
   * transaction and under the order's lock. The provider's sum only grows, so that events may come
   * in any order. Returns a payment whose refunds have to be compared with the provider's instead,
   * because one that staff have asked for is not decided yet. Throws where the payment has yet to be
   * settled: the event is tried again.
   */
  async record(
    manager: EntityManager,
    { intentId, refunded }: RefundFacts,
  ): Promise<string | null> {
    if (!intentId) return null;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment?.order_id) return null;
    const order = await this.orders.lock(manager, payment.order_id);
    if (order?.transactionId !== intentId) {
      if (payment.status !== 'open') return null; // its money goes back by ourselves
      throw new Error(`The payment ${intentId} was refunded before it was known to be made.`);
    }
    const asked = { intent_id: intentId, status: 'asked' as const };
    if (await manager.getRepository(OrderRefund).existsBy(asked)) {
      return await this.mark(manager, intentId);
    }
    const balance = await this.records.lock(manager, order.orderId);
    const missing = refunded - (balance?.refunded ?? refunded);
    if (missing > 0) await this.records.add(manager, order.orderId, foundThere(missing));
    return null;
  }

  /** Marks a payment of this shop for comparison with the provider; null for any other. */
  async mark(manager: EntityManager, intentId: string | null): Promise<string | null> {
    const { affected } = await manager
      .getRepository(PaymentIntent)
      .update({ intent_id: intentId ?? '' }, { check_refunds: true });
    return affected === 1 ? intentId : null;
  }
}
