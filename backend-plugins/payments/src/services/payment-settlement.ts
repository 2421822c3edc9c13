import { type Caller, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
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

const BIND = sqlStatement('@harrow/payments', 'bind-payment');

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
    return await this.payWith(
      await this.services.orderPaymentService.findOwn(caller, orderId),
      intentId,
    );
  }

  /** Pays an order that the caller may pay, as `payOrder` does. */
  async payWith(order: PayableOrder, intentId: string): Promise<boolean> {
    if (order.transactionId === intentId) return false;
    const payment = await this.services.paymentProviderClientService.confirm(intentId);
    const settlement = await this.settleNow(order.orderId, payment);
    if (settlement === 'refund_due' || settlement === 'refunded') throw refunded();
    return settlement === 'paid';
  }

  /**
   * Settles a payment that nothing has reported and the shop has found at the provider, and records
   * this for staff.
   */
  async settleFound(orderId: string, payment: ProviderPayment): Promise<Settlement> {
    const { amount_received: amount } = payment;
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
      const order = await this.services.orderPaymentService.lock(manager, orderId);
      if (!order) throw noSuch('order');
      const outcome = await this.settle(manager, order, payment);
      if (outcome === 'paid') await onPaid?.(manager);
      return outcome;
    });
    if (settlement === 'refund_due') await this.services.paymentRefundService.refund(payment.id);
    return settlement;
  }

  /**
   * Marks the order paid, which the caller has locked in its transaction. A payment that the order
   * cannot use is marked for refund: the caller calls `refund` after its transaction. Throws what
   * `paymentProblem` returns.
   */
  async settle(
    manager: EntityManager,
    order: PayableOrder,
    payment: ProviderPayment,
  ): Promise<Settlement> {
    if (order.transactionId === payment.id) return 'repeated';
    const problem = paymentProblem(payment, order);
    if (problem) throw problem;
    const status = order.canBePaid ? 'succeeded' : 'refund_due';
    if (!(await this.bind(manager, order, payment, status))) return 'refunded';
    if (status === 'refund_due') return 'refund_due';
    await this.services.orderPaymentService.markPaid(manager, order, {
      transactionId: payment.id,
      amountReceived: payment.amount_received,
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
