import type { AnswerOf, BodyOf, EarlierShipment, shipOrders, Tracking } from '@harrow/contract';
import {
  actingAs,
  type Caller,
  errorAnswer,
  noSuch,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import type { TrackingLink } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../lib/lock-order';
import { trackingOf } from '../lib/order-row';
import { orderCan, orderIs } from '../lib/order-state';

type Shipments = BodyOf<typeof shipOrders>['orders'];
type Results = AnswerOf<typeof shipOrders>['results'];

/** The engine's type does not say that both dates may be null. */
type Fulfillment = { id: string; canceled_at: Date | null; shipped_at: Date | null };

/** Answers from this status on are faults of the server. */
const INTERNAL_ERROR = 500;

/** Ships orders through the engine, with a fulfillment and a shipment each. */
export default class OrderShippingService {
  constructor(private readonly services: Services) {}

  /**
   * Ships everything in a paid order that has not been shipped, including what staff packed in the
   * stock admin. If it had already been shipped, `tracking` is ignored, and the shipment that counts is
   * returned. Throws `not_found`, or `conflict` if the order is unpaid or refunded.
   */
  async ship(
    caller: Caller,
    orderId: string,
    tracking?: Tracking,
  ): Promise<EarlierShipment | null> {
    const ship = async (manager: EntityManager) => {
      const order = await lockOrder(manager, orderId);
      if (!order || orderIs.gone(order)) {
        throw noSuch('order');
      }
      if (orderIs.paid(order) && orderIs.shipped(order)) return false;
      if (!orderCan.ship(order)) {
        throw orderIs.paid(order)
          ? new ShopError('conflict', 'This order has been refunded.', { code: 'order_refunded' })
          : new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });
      }
      await this.fulfillRest(manager, orderId);
      await this.shipFulfillments(manager, orderId, tracking);
      return true;
    };
    const isNew = await actingAs(caller.customerId, () =>
      this.services.orderTransactionService.run(ship),
    );
    return isNew ? null : await this.earlier(caller, orderId);
  }

  /** Returns who shipped an order, when, and with which tracking number. */
  private async earlier(caller: Caller, orderId: string): Promise<EarlierShipment> {
    const { orderEventService, storefrontOrderService } = this.services;
    const order = await storefrontOrderService.retrieve(caller, orderId);
    const events = await orderEventService.list(caller, orderId);
    const shipped = events.find(({ type }) => type === 'shipped');
    if (!shipped) throw new Error(`The order ${orderId} has no shipment.`);
    return { at: shipped.at, by: shipped.actor ?? null, tracking: trackingOf(order) };
  }

  /**
   * Ships orders like `ship`, each in its own transaction and in the order given, whatever happens to
   * the others. An order that was shipped before, also by this call, counts as shipped.
   */
  async shipAll(caller: Caller, shipments: Shipments): Promise<Results> {
    const results: Results = [];
    for (const { id, tracking } of shipments) {
      results.push({ id, ...(await this.shipOne(caller, id, tracking)) });
    }
    return results;
  }

  private async shipOne(
    caller: Caller,
    orderId: string,
    tracking?: Tracking,
  ): Promise<Omit<Results[number], 'id'>> {
    try {
      const shipped = await this.ship(caller, orderId, tracking);
      return shipped ? { ok: true, shipped } : { ok: true };
    } catch (error) {
      const { status, body } = errorAnswer(error);
      if (status >= INTERNAL_ERROR)
        this.services.logger.error(`Cannot ship ${orderId}: ${String(error)}`);
      return { ok: false, code: body.code, message: body.message };
    }
  }

  private async fulfillRest(manager: EntityManager, orderId: string): Promise<void> {
    const orders = this.services.orderService.withTransaction(manager);
    const { items } = await orders.retrieve(orderId, { relations: ['items'] });
    const rest = items
      .map((item) => ({
        item_id: item.id,
        quantity: item.quantity - (item.fulfilled_quantity ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (rest.length > 0) await orders.createFulfillment(orderId, rest);
  }

  private async shipFulfillments(
    manager: EntityManager,
    orderId: string,
    tracking?: Tracking,
  ): Promise<void> {
    const orders = this.services.orderService.withTransaction(manager);
    const order = await orders.retrieve(orderId, { relations: ['fulfillments'] });
    const fulfillments: Fulfillment[] = order.fulfillments;
    const links: Partial<TrackingLink>[] = tracking
      ? [{ tracking_number: tracking.number, url: tracking.url }]
      : [];
    for (const fulfillment of fulfillments) {
      if (fulfillment.canceled_at || fulfillment.shipped_at) continue;
      // the engine makes entities of the members
      await orders.createShipment(orderId, fulfillment.id, links as TrackingLink[]);
    }
  }
}
