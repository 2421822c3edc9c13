import { type Caller, noSuch, type Services } from '@harrow/plugin-kit';
import type { PayableOrder } from '@harrow/orders';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { ProviderPayment } from '../lib/provider-objects';
import { notYours, paymentProblem, refunded } from '../lib/payment-problem';
import { PaymentIntent, type PaymentIntentStatus } from '../models/payment-intent';

/** The outcome of a succeeded payment. */
type Settlement =
  | 'paid'
  /** The same payment had already paid the order. */
  | 'repeated'
  /** The order is gone or paid by another payment: this one is marked for refund. */
  | 'refund_due'
  /** The payment had already been refunded. */
  | 'refunded';

/**
 * Assigns a payment intent to an order. Returns no row if another order has it or it is being
 * refunded; a refunded payment stays refunded, however late its events arrive.
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

/** Settles payments: marks their orders paid, or refunds them. */
export default class PaymentSettlementService {
  constructor(private readonly services: Services) {}

  /**
   * Pays the caller's order with a payment that the provider confirms; returns false if it was
   * already paid by it. Throws `not_found`, `forbidden`, `payment_required` (not completed),
   * `invalid_body` (wrong amount), `conflict` (the payment is another's or used, or the order is
   * paid or gone), or `unavailable`.
   */
  async payOrder(caller: Caller, orderId: string, intentId: string): Promise<boolean> {
    const order = await this.services.orderPaymentService.findOwn(caller, orderId);
    if (order.transactionId === intentId) return false;
    const payment = await this.services.paymentProviderClientService.confirm(intentId);
    const settlement = await this.settleNow(orderId, payment);
    if (settlement === 'refund_due' || settlement === 'refunded') throw refunded();
    return settlement === 'paid';
  }

  /**
   * Settles a payment that nothing has reported and the shop has found at the provider, and records
   * this for staff.
   */
  async settleFound(orderId: string, payment: ProviderPayment): Promise<Settlement> {
    const amount = payment.amountReceived;
    return await this.settleNow(orderId, payment, (manager) =>
      this.services.orderNoticeService.record(manager, { orderId, kind: 'payment_found', amount }),
    );
  }

  /**
   * Settles in a new transaction, in which `onPaid` is called if the order becomes paid, and then
   * refunds the payment if it cannot be used.
   */
  private async settleNow(
    orderId: string,
    payment: ProviderPayment,
    onPaid?: (manager: EntityManager) => Promise<void>,
  ): Promise<Settlement> {
    const settlement = await this.services.orderTransactionService.run(async (manager) => {
      const outcome = await this.settle(manager, orderId, payment);
      if (outcome === 'paid') await onPaid?.(manager);
      return outcome;
    });
    if (settlement === 'refund_due') await this.services.paymentRefundService.refund(payment.id);
    return settlement;
  }

  /**
   * Marks the order paid, in the caller's transaction and under the order's lock. A payment that
   * the order cannot use is marked for refund: the caller calls `refund` after its transaction.
   * Throws what `paymentProblem` returns, `not_found` if the order does not exist.
   */
  async settle(
    manager: EntityManager,
    orderId: string,
    payment: ProviderPayment,
  ): Promise<Settlement> {
    const order = await this.services.orderPaymentService.lock(manager, orderId);
    if (!order) throw noSuch('order');
    if (order.transactionId === payment.id) return 'repeated';
    const problem = paymentProblem(payment, order);
    if (problem) throw problem;
    const status = order.canBePaid ? 'succeeded' : 'refund_due';
    if (!(await this.bind(manager, order, payment, status))) return 'refunded';
    if (status === 'refund_due') return 'refund_due';
    await this.services.orderPaymentService.markPaid(manager, order, {
      transactionId: payment.id,
      amountReceived: payment.amountReceived,
      currencyCode: payment.currency,
    });
    return 'paid';
  }

  /** Assigns the payment to the order; returns false if it is being refunded. */
  private async bind(
    manager: EntityManager,
    { orderId, customerId }: PayableOrder,
    { id, amount, currency }: ProviderPayment,
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
