import type { OrderPaymentService } from '@harrow/orders';
import { type OrderService, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { RefundFacts } from '../lib/refund-facts';
import { PaymentIntent } from '../models/payment-intent';

type Container = { orderPaymentService: OrderPaymentService; orderService: OrderService };

/** Follows refunds that staff make at the payment provider instead of in the stock admin. */
export default class ProviderRefundService {
  private readonly orders: OrderPaymentService;
  private readonly engineOrders: OrderService;

  constructor(container: Container) {
    this.orders = container.orderPaymentService;
    this.engineOrders = container.orderService;
  }

  /**
   * Records in the engine what has gone back of a payment beyond what it knows, in the caller's
   * transaction and under the order's lock. The provider's sum only grows, so that events may come
   * in any order. Throws where the payment has yet to be settled: the event is tried again.
   */
  async record(manager: EntityManager, { intentId, refunded }: RefundFacts): Promise<void> {
    if (!intentId) return;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment?.order_id) return;
    const order = await this.orders.lock(manager, payment.order_id);
    if (order?.transactionId !== intentId) {
      if (payment.status !== 'open') return; // its money goes back by ourselves
      throw new Error(`The payment ${intentId} was refunded before it was known to be made.`);
    }
    const [captured]: { known: number }[] = await manager.query(
      'SELECT amount_refunded AS known FROM payment WHERE order_id = $1 AND captured_at IS NOT NULL',
      [order.orderId],
    );
    const missing = refunded - (captured?.known ?? refunded);
    if (missing > 0) await this.refund(manager, order.orderId, { missing, refunded });
  }

  /** The engine's own refund; the provider is told by `refundedThere` that it need not be asked. */
  private async refund(
    manager: EntityManager,
    orderId: string,
    { missing, refunded }: { missing: number; refunded: number },
  ): Promise<void> {
    await manager.query(
      'UPDATE payment SET data = data || $2 WHERE order_id = $1 AND captured_at IS NOT NULL',
      [orderId, { refundedThere: refunded }],
    );
    await this.engineOrders
      .withTransaction(manager)
      .createRefund(orderId, missing, RefundReason.OTHER, 'Refunded at the payment provider.');
  }
}
