import { type Caller, ShopError } from '@harrow/http';
import type { OrderPaymentService, OrderTransactionService, PayableOrder } from '@harrow/orders';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { PaymentFacts } from '../lib/payment-facts';
import { notYours, paymentProblem, refunded } from '../lib/payment-problem';
import { PaymentIntent, type PaymentIntentStatus } from '../models/payment-intent';
import type PaymentProviderClientService from './payment-provider-client';
import type PaymentRefundService from './payment-refund';

type Container = {
  orderPaymentService: OrderPaymentService;
  orderTransactionService: OrderTransactionService;
  paymentProviderClientService: PaymentProviderClientService;
  paymentRefundService: PaymentRefundService;
};

/** What a succeeded payment has led to. */
export type Settlement =
  | 'paid'
  /** This very payment had paid the order before. */
  | 'repeated'
  /** The order is gone or paid by another: the money is marked to go back. */
  | 'refund_due'
  /** The money had gone back before. */
  | 'refunded';

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
  private readonly orders: OrderPaymentService;
  private readonly transactions: OrderTransactionService;
  private readonly provider: PaymentProviderClientService;
  private readonly refunds: PaymentRefundService;

  constructor(container: Container) {
    this.orders = container.orderPaymentService;
    this.transactions = container.orderTransactionService;
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
    const settlement = await this.settleNow(orderId, payment);
    if (settlement === 'refund_due' || settlement === 'refunded') throw refunded();
    return settlement === 'paid';
  }

  /** Settles in a transaction of its own, and sends back at once what must not be kept. */
  async settleNow(orderId: string, payment: PaymentFacts): Promise<Settlement> {
    const settlement = await this.transactions.run((manager) =>
      this.settle(manager, orderId, payment),
    );
    if (settlement === 'refund_due') await this.refunds.refund(payment.id);
    return settlement;
  }

  /**
   * Marks the order paid by a payment, in the caller's transaction and under the order's lock. Money
   * that the order has no use for is marked to go back: the caller calls `refund` after its
   * transaction. Throws what `paymentProblem` finds, `not_found` where there is no such order.
   */
  async settle(
    manager: EntityManager,
    orderId: string,
    payment: PaymentFacts,
  ): Promise<Settlement> {
    const order = await this.orders.lock(manager, orderId);
    if (!order) throw new ShopError('not_found', 'There is no such order.');
    if (order.transactionId === payment.id) return 'repeated';
    const problem = paymentProblem(payment, order);
    if (problem) throw problem;
    const status = order.canBePaid ? 'succeeded' : 'refund_due';
    if (!(await this.bind(manager, order, payment, status))) return 'refunded';
    if (status === 'refund_due') return 'refund_due';
    await this.orders.markPaid(manager, order, {
      transactionId: payment.id,
      amountReceived: payment.amountReceived,
      currencyCode: payment.currency,
    });
    return 'paid';
  }

  /** Whether the payment is the order's now; false where its money goes back. */
  private async bind(
    manager: EntityManager,
    { orderId, customerId }: PayableOrder,
    { id, amount, currency }: PaymentFacts,
    status: PaymentIntentStatus,
  ): Promise<boolean> {
    const bound: unknown[] = await manager.query(BIND, [
      generateEntityId('', 'payint'),
      id,
      orderId,
      customerId,
      amount,
      currency,
      status,
    ]);
    if (bound.length > 0) return true;
    const holder = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: id });
    if (holder?.order_id && holder.order_id !== orderId) throw notYours();
    return false;
  }
}
