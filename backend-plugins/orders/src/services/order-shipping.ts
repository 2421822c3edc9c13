import { ShopError } from '@harrow/http';
import type { OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import type OrderTransactionService from './order-transaction';

type Container = {
  orderService: OrderService;
  orderTransactionService: OrderTransactionService;
};

/** The engine's type leaves out that both dates are null at first. */
type Fulfilment = { id: string; canceled_at: Date | null; shipped_at: Date | null };

/** Ships orders the way the engine does: a fulfilment for each, and a shipment for that. */
export default class OrderShippingService {
  private readonly orders: OrderService;
  private readonly transactions: OrderTransactionService;

  constructor(container: Container) {
    this.orders = container.orderService;
    this.transactions = container.orderTransactionService;
  }

  /**
   * Ships everything of a paid order that has not left yet, also what staff packed in the stock
   * admin. Answers false where it had been shipped before. Throws `not_found`, or `conflict` where
   * the order is unpaid or its money has been given back.
   */
  async ship(orderId: string): Promise<boolean> {
    return await this.transactions.run(async (manager) => {
      const order = await lockOrder(manager, orderId);
      if (!order || orderIs.gone(order)) {
        throw new ShopError('not_found', 'There is no such order.');
      }
      if (orderIs.paid(order) && orderIs.shipped(order)) return false;
      if (!orderCan.ship(order)) {
        throw orderIs.paid(order)
          ? new ShopError('conflict', 'This order has been refunded.', { code: 'order_refunded' })
          : new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });
      }
      await this.fulfilRest(manager, orderId);
      await this.shipFulfilments(manager, orderId);
      return true;
    });
  }

  private async fulfilRest(manager: EntityManager, orderId: string): Promise<void> {
    const orders = this.orders.withTransaction(manager);
    const { items } = await orders.retrieve(orderId, { relations: ['items'] });
    const rest = items
      .map((item) => ({
        item_id: item.id,
        quantity: item.quantity - (item.fulfilled_quantity ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (rest.length > 0) await orders.createFulfillment(orderId, rest);
  }

  private async shipFulfilments(manager: EntityManager, orderId: string): Promise<void> {
    const orders = this.orders.withTransaction(manager);
    const order = await orders.retrieve(orderId, { relations: ['fulfillments'] });
    const fulfilments: Fulfilment[] = order.fulfillments;
    for (const fulfilment of fulfilments) {
      if (fulfilment.canceled_at || fulfilment.shipped_at) continue;
      await orders.createShipment(orderId, fulfilment.id);
    }
  }
}
