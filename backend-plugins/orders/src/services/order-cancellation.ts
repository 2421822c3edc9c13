import { type Caller, ShopError } from '@harrow/http';
import type { OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { orderCan, orderIs, UNPAID } from '../lib/order-state';
import type { PaymentCollection, StopOutcome } from '../lib/payment-collection';
import { StorefrontOrder } from '../models/storefront-order';
import type OrderTransactionService from './order-transaction';
import type StorefrontOrderService from './storefront-order';

type Container = {
  manager: EntityManager;
  orderService: OrderService;
  orderTransactionService: OrderTransactionService;
  storefrontOrderService: StorefrontOrderService;
  paymentCollectionService: PaymentCollection;
};

/** What became of an order that was to end. */
export type Expiry =
  | 'expired'
  /** It has been paid or cancelled, or its money may be on the way. */
  | 'kept'
  /** The payment provider could not say whether its money has arrived. */
  | 'unanswered';

const paidAlready = () =>
  new ShopError('conflict', 'A paid order cannot be cancelled.', { code: 'order_paid' });

/** Ends unpaid orders, by hand or by age. */
export default class OrderCancellationService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /**
   * Cancels an unpaid order for its owner or an admin: gives the stock back and leaves nothing that
   * could still be paid. Throws `not_found`, or `conflict` when it has been paid.
   */
  async cancel(caller: Caller, orderId: string): Promise<void> {
    const order = await this.container.storefrontOrderService.retrieve(caller, orderId);
    if (!orderCan.cancel(order)) throw paidAlready();
    await this.stopCollecting(orderId);
    await this.container.orderTransactionService.run(async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (!locked || orderIs.gone(locked)) {
        throw new ShopError('not_found', 'There is no such order.');
      }
      if (!orderCan.cancel(locked)) throw paidAlready();
      await this.container.orderService.withTransaction(manager).cancel(orderId);
    });
  }

  /**
   * Cancels an order that was left unpaid for too long. While the provider cannot say that no money
   * has arrived, and where another process is at work on it, the order is left for the next time.
   * Without `asksProvider` an order with an open payment is left too.
   */
  async expire(orderId: string, asksProvider = true): Promise<Expiry> {
    return await this.end(orderId, { asksProvider, expires: true });
  }

  /**
   * Cancels every unpaid order of a customer who has lost the address under which they were placed.
   * Throws where one had to be left: it is tried again, or expires.
   */
  async cancelAllOf(customerId: string): Promise<void> {
    const orders: { id: string }[] = await this.container.manager.query(
      `SELECT o.id FROM "order" o WHERE o.customer_id = $1 AND ${UNPAID}`,
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
    const outcome = await this.stopCollecting(orderId, asksProvider);
    if (outcome === 'unanswered') return outcome;
    if (outcome !== 'stopped') return 'kept';
    return await this.container.orderTransactionService.run(async (manager) => {
      const locked = await lockOrder(manager, orderId, expires ? 'SKIP LOCKED' : '');
      if (!locked || !orderCan.expire(locked)) return 'kept';
      if (expires) {
        await manager
          .getRepository(StorefrontOrder)
          .update({ order_id: orderId }, { expired_at: () => 'now()' });
      }
      await this.container.orderService.withTransaction(manager).cancel(orderId);
      return 'expired';
    });
  }

  /**
   * Asked before the transaction: no network call may hold a row lock, and a payment that is closed
   * first need not be refunded later. Money that slips through in between is refunded by payments.
   */
  private async stopCollecting(orderId: string, asksProvider = true): Promise<StopOutcome> {
    return await this.container.paymentCollectionService.stop(orderId, asksProvider);
  }
}
