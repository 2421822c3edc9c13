import { type Caller, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import { lockOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import type { PaymentClosing, StopOutcome } from '../lib/payment-closing';
import { StorefrontOrder } from '../models/storefront-order';

/** The outcome of expiring or cancelling an unpaid order. */
export type Expiry =
  | 'expired'
  /** It was paid or cancelled, or its payment is still in progress. */
  | 'kept'
  /** The payment provider did not say whether it was paid. */
  | 'unanswered';

const paidAlready = () =>
  new ShopError('conflict', 'A paid order cannot be cancelled.', { code: 'order_paid' });

/** Cancels unpaid orders, on request or because of their age. */
export default class OrderCancellationService {
  constructor(private readonly services: Services & { paymentClosingService: PaymentClosing }) {}

  /**
   * Cancels an unpaid order for its owner or an admin, returns its stock and closes its open
   * payments. Throws `not_found`, or `conflict` if it has been paid.
   */
  async cancel(caller: Caller, orderId: string): Promise<void> {
    const order = await this.services.storefrontOrderService.retrieve(caller, orderId);
    if (orderIs.gone(order)) throw noSuch('order');
    if (!orderCan.cancel(order)) throw paidAlready();
    const by = order.customer_id === caller.customerId ? 'customer' : 'staff';
    await this.closePayments(orderId);
    await this.services.orderTransactionService.run(async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (!locked || orderIs.gone(locked)) throw noSuch('order');
      if (!orderCan.cancel(locked)) throw paidAlready();
      const orders = this.services.orderService.withTransaction(manager);
      await orders.cancel(orderId, { by, actorId: caller.customerId });
    });
  }

  /**
   * Cancels an order that was unpaid for too long. Skips it if the provider cannot rule out a
   * payment or another process holds its lock and, without `asksProvider`, if it has an open
   * payment.
   */
  async expire(orderId: string, asksProvider = true): Promise<Expiry> {
    return await this.end(orderId, { asksProvider, expires: true });
  }

  /**
   * Cancels all unpaid orders of a customer who has lost the address under which they were placed.
   * Throws if one could not be cancelled: the event is then retried, or the order expires.
   */
  async cancelAllOf(customerId: string): Promise<void> {
    const orders: { id: string }[] = await this.services.manager.query(
      `SELECT order_id AS id FROM storefront_order WHERE customer_id = $1 AND state = 'unpaid'`,
      [customerId],
    );
    const left: string[] = [];
    for (const { id } of orders) {
      const outcome = await this.end(id, { asksProvider: true, expires: false });
      if (outcome === 'unanswered') left.push(id);
    }
    if (left.length > 0) throw new Error(`These orders could not be cancelled: ${left.join(', ')}`);
  }

  private async end(
    orderId: string,
    { asksProvider, expires }: { asksProvider: boolean; expires: boolean },
  ): Promise<Expiry> {
    const outcome = await this.closePayments(orderId, asksProvider);
    if (outcome === 'unanswered') return outcome;
    if (outcome !== 'stopped') return 'kept';
    return await this.services.orderTransactionService.run(async (manager) => {
      const locked = await lockOrder(manager, orderId, expires ? 'SKIP LOCKED' : '');
      if (!locked || !orderCan.expire(locked)) return 'kept';
      if (expires) {
        await manager
          .getRepository(StorefrontOrder)
          .update({ order_id: orderId }, { expired_at: () => 'now()' });
      }
      await this.services.orderService.withTransaction(manager).cancel(orderId, { by: 'system' });
      if (!expires) {
        await this.services.orderNoticeService.record(manager, { orderId, kind: 'cancelled' });
      }
      return 'expired';
    });
  }

  /**
   * Closes the payments before the transaction: no network call may hold a row lock, and a closed
   * payment need not be refunded later. The payments plugin refunds a payment that succeeds in
   * between.
   */
  private async closePayments(orderId: string, asksProvider = true): Promise<StopOutcome> {
    return await this.services.paymentClosingService.stop(orderId, asksProvider);
  }
}
