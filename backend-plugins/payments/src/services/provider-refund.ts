import type { Services } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { RefundedCharge } from '../lib/provider-objects';
import { OrderRefund } from '../models/order-refund';
import { PaymentIntent } from '../models/payment-intent';

/** Finds out which payments the provider's events about refunds concern: from its dashboard, or failed. */
export default class ProviderRefundService {
  constructor(private readonly services: Services) {}

  /**
   * Marks a payment for comparison with the provider, and returns it, if an event reports refunds that
   * the engine does not know of, one is undecided, or the payment came too late. The event's total itself counts for
   * nothing: it shrinks when a refund fails, and events may arrive late and in any order. Locks the
   * order. Throws if the payment is not settled yet: the event is then retried.
   */
  async note(
    manager: EntityManager,
    { intentId, refunded }: RefundedCharge,
  ): Promise<string | null> {
    if (!intentId) return null;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment?.order_id) return null;
    const order = await this.services.orderPaymentService.lock(manager, payment.order_id);
    if (order?.transactionId !== intentId) {
      if (payment.status !== 'open') return await this.mark(manager, intentId);
      throw new Error(`The payment ${intentId} was refunded before it was settled.`);
    }
    const asked = { intent_id: intentId, status: 'asked' as const };
    const isUndecided = await manager.getRepository(OrderRefund).existsBy(asked);
    const recorded =
      (await this.services.refundRecordService.balanceOf(order.orderId, manager))?.refunded ?? 0;
    return isUndecided || refunded > recorded ? await this.mark(manager, intentId) : null;
  }

  /** Marks a payment of this shop for comparison with the provider; returns null for any other. */
  async mark(manager: EntityManager, intentId: string | null): Promise<string | null> {
    // not by the repository: `updated_at` is the time of the last change of state
    const [, marked]: [unknown, number] = await manager.query(
      'UPDATE payment_intent SET check_refunds = true WHERE intent_id = $1',
      [intentId],
    );
    return marked === 1 ? intentId : null;
  }
}
