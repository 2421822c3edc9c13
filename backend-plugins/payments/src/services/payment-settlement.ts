import { breaksUnique, type Caller, ShopError } from '@harrow/http';
import type { OrderPaymentService } from '@harrow/orders';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { PaymentFacts } from '../lib/payment-facts';
import { notYours, paymentProblem } from '../lib/payment-problem';
import type { PaymentIntentStatus } from '../models/payment-intent';
import type PaymentProviderClientService from './payment-provider-client';
import type PaymentRefundService from './payment-refund';

type Container = {
  manager: EntityManager;
  orderPaymentService: OrderPaymentService;
  paymentProviderClientService: PaymentProviderClientService;
  paymentRefundService: PaymentRefundService;
};

/** What a succeeded payment has led to. */
export type Settlement = 'paid' | 'repeated' | 'refund_due';

/**
 * Takes a payment intent for an order. 0 rows where another order has it, or where its money goes
 * back already; what has been refunded stays refunded, however late its events come.
 */
const BIND = `
  INSERT INTO payment_intent
         (id, intent_id, order_id, customer_id, amount, currency_code, status)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (intent_id) DO UPDATE
     SET order_id = EXCLUDED.order_id, updated_at = now(),
         status = CASE payment_intent.status
                  WHEN 'refunded' THEN 'refunded' ELSE EXCLUDED.status END
   WHERE (payment_intent.order_id IS NULL OR payment_intent.order_id = EXCLUDED.order_id)
     AND (payment_intent.status NOT IN ('refund_due', 'refunded')
          OR EXCLUDED.status = 'refund_due')
  RETURNING id`;

/** Turns money that has arrived into paid orders, or sends it back. */
export default class PaymentSettlementService {
  private readonly manager: EntityManager;
  private readonly orders: OrderPaymentService;
  private readonly provider: PaymentProviderClientService;
  private readonly refunds: PaymentRefundService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.orders = container.orderPaymentService;
    this.provider = container.paymentProviderClientService;
    this.refunds = container.paymentRefundService;
  }

  /**
   * Pays an order of the caller with a payment that the provider confirms; whether it was unpaid
   * until now. Throws `not_found`, `forbidden`, `payment_required` (not completed), `invalid_body`
   * (wrong amount), `conflict` (another's payment, used already, or the order is paid or gone), or
   * `unavailable`.
   */
  async payOrder(caller: Caller, orderId: string, intentId: string): Promise<boolean> {
    const order = await this.orders.findOwn(caller, orderId);
    if (order.transactionId === intentId) return false;
    const payment = await this.provider.confirm(intentId);
    const problem = paymentProblem(payment, order);
    if (problem) throw problem;
    const settlement = await this.settleNow(orderId, payment);
    if (settlement !== 'refund_due') return settlement === 'paid';
    throw new ShopError('conflict', 'The order is gone. Your payment is refunded in full.', {
      code: 'order_gone',
    });
  }

  /** Settles in a transaction of its own, and sends back at once what must not be kept. */
  async settleNow(orderId: string, payment: PaymentFacts): Promise<Settlement> {
    const settlement = await this.inTransaction((manager) =>
      this.settle(manager, orderId, payment),
    );
    if (settlement === 'refund_due') await this.refunds.refund(payment.id);
    return settlement;
  }

  /**
   * Marks the order paid by a succeeded payment, in the caller's transaction. Where the order is
   * gone, or another payment was faster, the money is marked to go back: the caller calls
   * `refund` after its transaction. Throws `conflict` for a payment that may still pay another order.
   */
  async settle(
    manager: EntityManager,
    orderId: string,
    payment: PaymentFacts,
  ): Promise<Settlement> {
    const outcome = await this.orders.markPaid(manager, orderId, {
      transactionId: payment.id,
      amountReceived: payment.amountReceived,
      currencyCode: payment.currency,
    });
    if (outcome === 'paid' || outcome === 'repeated') {
      await this.bind(manager, orderId, payment, 'succeeded');
      return outcome;
    }
    if (outcome === 'paid_by_another' && payment.orderId === null) {
      throw new ShopError('conflict', 'The order is already paid.', { code: 'order_paid' });
    }
    await this.bind(manager, orderId, payment, 'refund_due');
    return 'refund_due';
  }

  private async bind(
    manager: EntityManager,
    orderId: string,
    payment: PaymentFacts,
    status: PaymentIntentStatus,
  ): Promise<void> {
    const bound: unknown[] = await manager.query(BIND, [
      generateEntityId('', 'payint'),
      payment.id,
      orderId,
      payment.customerId,
      payment.amount,
      payment.currency,
      status,
    ]);
    if (bound.length === 0) throw notYours();
  }

  private async inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.manager.transaction(work);
    } catch (error) {
      // another order was paid with it in the same moment
      if (breaksUnique(error, 'storefront_order_transaction')) throw notYours();
      throw error;
    }
  }
}
