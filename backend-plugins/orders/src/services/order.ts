import { setImmediate as turn } from 'node:timers/promises';
import { actingStaff, noSuch, type ReadManager } from '@harrow/plugin-kit';
import { type Logger, type Order, OrderService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { EngineOrders, readEngineFilter } from '../lib/engine-orders';
import { EngineRefusal } from '../lib/engine-refusal';
import { giveBackStock } from '../lib/stock';
import { lockOrder, type LockedOrder } from '../lib/lock-order';
import { orderCan, orderIs } from '../lib/order-state';
import type { ChangedBy, default as OrderEventService } from './order-event';

type Services = {
  logger: Pick<Logger, 'warn'>;
  orderEventService: OrderEventService;
  readManager: ReadManager;
};
type Update = Parameters<OrderService['update']>[1];
type ListArguments = Parameters<OrderService['listAndCount']>;

const UNPAID = 'This order is still unpaid.';
const REFUND_TOO_SMALL = 'The amount of a refund must be more than 0.';
const FIXED_TOTAL = 'The total of an order must match its payment and cannot be changed.';

/** Orders per step of a list: the engine computes the totals of each step without a pause. */
const LIST_STEP = 5;

const byStaff = (): ChangedBy => ({ by: 'staff', actorId: actingStaff() });

/** Members of an update that would change the total. */
const TOTAL_MEMBERS = [
  'items',
  'discounts',
  'payment',
  'payment_method',
  'shipping_method',
  'region',
];

/** Shared by the whole process: the engine constructs its services for each request. */
let engineOrders: EngineOrders | undefined;

/**
 * Replaces the engine's service of this name, so that the actions of the stock admin follow the
 * shop's rules: each one takes the order's row lock, then checks `orderCan`.
 */
export default class GuardedOrderService extends OrderService {
  /**
   * Also binds the totals service to the transaction. The engine does not, so each fulfillment and
   * refund would take a second connection while its transaction holds the first one.
   */
  override withTransaction(manager?: EntityManager): this {
    const bound = super.withTransaction(manager);
    if (!manager) return bound;
    Object.assign(bound, { totalsService_: this.totalsService_.withTransaction(manager) });
    return bound;
  }

  /**
   * Returns a page of orders and the total. A page by states and dates, newest first, is found in the
   * index `order_by_state`: the engine would read all orders for it. A large total may be a moment old.
   */
  override async listAndCount(...[selector, config]: ListArguments): Promise<[Order[], number]> {
    const filter = readEngineFilter(selector);
    const { skip = 0, take, order = {} } = config ?? {};
    const isNewestFirst = JSON.stringify(order) === '{"created_at":"DESC"}';
    if (!filter || !take || !isNewestFirst) return await super.listAndCount(selector, config);
    const { readManager, logger } = this.ours;
    engineOrders ??= new EngineOrders(readManager, (error) =>
      logger.warn(`Cannot count the orders: ${String(error)}`),
    );
    const { ids, count } = await engineOrders.page(this.activeManager_, filter, { skip, take });
    return [await this.listInSteps(ids, config), count];
  }

  private async listInSteps(ids: string[], config: ListArguments[1]): Promise<Order[]> {
    const orders: Order[] = [];
    for (let from = 0; from < ids.length; from += LIST_STEP) {
      const step = ids.slice(from, from + LIST_STEP);
      const [found] = await super.listAndCount({ id: step }, { ...config, skip: 0 });
      orders.push(...found);
      await turn();
    }
    return orders;
  }

  /** Packs items of a paid order. Throws `not_allowed` for any other. */
  override async createFulfillment(
    ...[orderId, items, config]: Parameters<OrderService['createFulfillment']>
  ): Promise<Order> {
    return await this.atomicPhase_(async () => {
      await this.lockShippable(orderId);
      return await super.createFulfillment(orderId, items, config);
    });
  }

  /** Ships packed items of a paid order. Throws `not_allowed` for any other. */
  override async createShipment(
    ...[orderId, fulfillmentId, links, config]: Parameters<OrderService['createShipment']>
  ): Promise<Order> {
    return await this.atomicPhase_(async (manager) => {
      await this.lockShippable(orderId);
      const order = await super.createShipment(orderId, fulfillmentId, links, config);
      await this.ours.orderEventService.record(manager, { orderId, type: 'shipped', ...byStaff() });
      return order;
    });
  }

  /**
   * Cancels an unpaid order and returns the pieces that it took. Returns an order that is already
   * cancelled unchanged. Throws `not_allowed` for a paid one. `who` is staff in the stock admin by
   * default.
   */
  override async cancel(orderId: string, who = byStaff()): Promise<Order> {
    return await this.atomicPhase_(async (manager) => {
      const order = await this.lock(orderId);
      if (orderIs.gone(order)) return await this.retrieve(orderId);
      if (!orderCan.cancel(order)) {
        throw new EngineRefusal('A paid order cannot be cancelled. Refund it instead.');
      }
      const cancelled = await super.cancel(orderId);
      await giveBackStock(manager, orderId);
      await this.ours.orderEventService.record(manager, { orderId, type: 'cancelled', ...who });
      return cancelled;
    });
  }

  /**
   * Marks an order captured whose payment the provider has confirmed. Throws `not_allowed` for any
   * other: the engine would mark an order without payments as captured, and one whose capture
   * failed as `requires_action`.
   */
  override async capturePayment(orderId: string): Promise<Order> {
    return await this.atomicPhase_(async (manager) => {
      const order = await this.lock(orderId);
      if (orderIs.paid(order)) return await this.retrieve(orderId);
      if (!orderCan.pay(order)) throw new EngineRefusal('A cancelled order cannot be paid.');
      const [payment]: { confirmed: boolean | null }[] = await manager.query(
        `SELECT bool_and(data->>'status' = 'succeeded') AS confirmed
           FROM payment WHERE order_id = $1 AND canceled_at IS NULL`,
        [orderId],
      );
      if (!payment?.confirmed) throw new EngineRefusal(UNPAID);
      return await super.capturePayment(orderId);
    });
  }

  /**
   * Records a refund, in the smallest unit, that the provider has made; `orderRefundService` of the
   * payments plugin calls the provider first. Throws `not_allowed` for an unpaid order, and for an
   * amount below 1: the engine would accept a negative refund.
   */
  override async createRefund(
    ...[orderId, amount, reason, note, config]: Parameters<OrderService['createRefund']>
  ): Promise<Order> {
    return await this.atomicPhase_(async () => {
      if (!orderCan.refund(await this.lock(orderId))) throw new EngineRefusal(UNPAID);
      if (!Number.isSafeInteger(amount) || amount < 1) throw new EngineRefusal(REFUND_TOO_SMALL);
      return await super.createRefund(orderId, amount, reason, note, config);
    });
  }

  /** Changes addresses, email or metadata. Throws `not_allowed` for changes to the total. */
  override async update(orderId: string, update: Update): Promise<Order> {
    const touchesTotal = TOTAL_MEMBERS.some((member) => member in update);
    if (touchesTotal) throw new EngineRefusal(FIXED_TOTAL);
    return await this.withLock(orderId, () => super.update(orderId, update));
  }

  /** Marks an order completed, unless it is cancelled. */
  override async completeOrder(orderId: string): Promise<Order> {
    return await this.withLock(orderId, () => super.completeOrder(orderId));
  }

  /** Archives a completed order. */
  override async archive(orderId: string): Promise<Order> {
    return await this.withLock(orderId, () => super.archive(orderId));
  }

  /** Cancels a fulfillment that has not been shipped. */
  override async cancelFulfillment(fulfillmentId: string): Promise<Order> {
    const [packed]: { order_id: string }[] = await this.activeManager_.query(
      'SELECT order_id FROM fulfillment WHERE id = $1 AND order_id IS NOT NULL',
      [fulfillmentId],
    );
    if (!packed) throw noSuch('fulfillment');
    return await this.withLock(packed.order_id, () => super.cancelFulfillment(fulfillmentId));
  }

  /** Always throws `not_allowed`: only `orderPlacementService` knows the rules of a purchase. */
  override createFromCart(): Promise<Order> {
    return Promise.reject(new EngineRefusal('Orders of this shop are placed by its customers.'));
  }

  /** Always throws `not_allowed`: a shipping method has a price. */
  override addShippingMethod(): Promise<Order> {
    return Promise.reject(new EngineRefusal(FIXED_TOTAL));
  }

  /**
   * Takes the order's lock for a use case that the engine guards only by data it read before. The
   * engine writes the whole row back, and would revive an order that is being cancelled.
   */
  private async withLock(orderId: string, work: () => Promise<Order>): Promise<Order> {
    return await this.atomicPhase_(async () => {
      await this.lock(orderId);
      return await work();
    });
  }

  private get ours() {
    return this.__container__ as Services;
  }

  private async lock(orderId: string): Promise<LockedOrder> {
    const order = await lockOrder(this.activeManager_, orderId);
    if (!order) throw noSuch('order');
    return order;
  }

  private async lockShippable(orderId: string): Promise<void> {
    const order = await this.lock(orderId);
    if (orderCan.ship(order)) return;
    throw new EngineRefusal(orderIs.paid(order) ? 'There is nothing left to ship.' : UNPAID);
  }
}
