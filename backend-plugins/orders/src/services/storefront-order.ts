import type { Page } from '@harrow/contract';
import {
  type Caller,
  loadInBatches,
  isOwnEmail,
  type ReadManager,
  ShopError,
} from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { ListedOrders } from '../lib/listed-orders';
import { NEWEST_FIRST, type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { LISTED } from '../lib/order-state';

type Container = { manager: EntityManager; readManager: ReadManager; logger: Logger };

/** Orders per batch of the list of all orders, as in other long lists. */
const BATCH_SIZE = 200;

/** Shared by the whole process: the engine constructs its services for each request. */
let listed: ListedOrders | undefined;

/** Reads orders for the storefront; lists of staff may be a moment old, all else is current. */
export default class StorefrontOrderService {
  private readonly manager: EntityManager;
  private readonly readManager: ReadManager;
  private readonly listed: ListedOrders;

  constructor(container: Container) {
    this.manager = container.manager;
    this.readManager = container.readManager;
    this.listed = listed ??= new ListedOrders(container.readManager, container.logger);
  }

  /**
   * Returns the orders of the customer with an email, newest first and in batches. Throws
   * `forbidden` unless the caller is that customer or an admin.
   */
  async listOf(caller: Caller, email: string): Promise<AsyncIterable<OrderRow[]>> {
    if (isOwnEmail(caller, email)) {
      const own = await this.idsOf(this.manager, 'AND so.customer_id = $1', [caller.customerId]);
      return this.inBatches(this.manager, own);
    }
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'These are the orders of someone else.');
    }
    const ofEmail = 'AND so.customer_id IN (SELECT id FROM customer WHERE lower(email) = $1)';
    return this.inBatches(this.readManager, await this.idsOf(this.readManager, ofEmail, [email]));
  }

  /**
   * Returns a page of orders, newest first, or all of them, in batches, and the total count. The total
   * of a long list may lack the cancellations of the last moment.
   */
  async listAndCount(page?: Page): Promise<{ orders: AsyncIterable<OrderRow[]>; count: number }> {
    if (page) {
      const { ids, count } = await this.listed.page(page.limit, page.limit * page.pageNumber);
      return { orders: this.inBatches(this.readManager, ids), count };
    }
    const { batches, count } = await this.listed.all(BATCH_SIZE);
    return { orders: this.load(batches), count };
  }

  private async idsOf(
    manager: ReadManager,
    filter: string,
    parameters: unknown[],
  ): Promise<string[]> {
    const rows: { order_id: string }[] = await manager.query(
      `SELECT so.order_id FROM storefront_order so WHERE so.is_listed ${filter} ${NEWEST_FIRST}`,
      parameters,
    );
    return rows.map(({ order_id }) => order_id);
  }

  private inBatches(manager: ReadManager, orderIds: string[]): AsyncIterable<OrderRow[]> {
    return loadInBatches(orderIds, (ids) => this.ordersOf(manager, ids));
  }

  private async *load(batches: AsyncIterable<string[]>): AsyncGenerator<OrderRow[]> {
    for await (const ids of batches) yield await this.ordersOf(this.readManager, ids);
  }

  private async ordersOf(manager: ReadManager, ids: string[]): Promise<OrderRow[]> {
    return await manager.query(
      `${SELECT_ORDERS} WHERE so.order_id = ANY($1) AND ${LISTED} ${NEWEST_FIRST}`,
      [ids],
    );
  }

  /**
   * Returns an order, also a cancelled one, for its owner or an admin. Throws `not_found` for all
   * others, so that they cannot find out which orders exist.
   */
  async retrieve(caller: Caller, orderId: string): Promise<OrderRow> {
    const rows: OrderRow[] = await this.manager.query(`${SELECT_ORDERS} WHERE so.order_id = $1`, [
      orderId,
    ]);
    const order = rows[0];
    const mayRead = order?.customer_id === caller.customerId || caller.role === 'admin';
    if (!order || !mayRead) throw new ShopError('not_found', 'There is no such order.');
    return order;
  }
}
