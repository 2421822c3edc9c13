import type { Page } from '@harrow/contract';
import { type Caller, loadInBatches, isOwnEmail, ShopError } from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { ListedOrders } from '../lib/listed-orders';
import { NEWEST_FIRST, type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { LISTED } from '../lib/order-state';

type Container = { manager: EntityManager; logger: Logger };

/** Orders per batch of the list of all orders, as in other long lists. */
const BATCH_SIZE = 200;

/** Shared by the whole process: the engine constructs its services for each request. */
let listed: ListedOrders | undefined;

/** Reads orders for the storefront. */
export default class StorefrontOrderService {
  private readonly manager: EntityManager;
  private readonly listed: ListedOrders;

  constructor(container: Container) {
    this.manager = container.manager;
    this.listed = listed ??= new ListedOrders(container.manager, container.logger);
  }

  /**
   * Returns the orders of the customer with an email, newest first and in batches. Throws
   * `forbidden` unless the caller is that customer or an admin.
   */
  async listOf(caller: Caller, email: string): Promise<AsyncIterable<OrderRow[]>> {
    if (isOwnEmail(caller, email)) {
      return this.inBatches(await this.idsOf('AND so.customer_id = $1', [caller.customerId]));
    }
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'These are the orders of someone else.');
    }
    const ofEmail = 'AND so.customer_id IN (SELECT id FROM customer WHERE lower(email) = $1)';
    return this.inBatches(await this.idsOf(ofEmail, [email]));
  }

  /**
   * Returns a page of orders, newest first, or all of them, in batches, and the total count. The total
   * of a long list may lack the cancellations of the last moment.
   */
  async listAndCount(page?: Page): Promise<{ orders: AsyncIterable<OrderRow[]>; count: number }> {
    if (page) {
      const { ids, count } = await this.listed.page(page.limit, page.limit * page.pageNumber);
      return { orders: this.inBatches(ids), count };
    }
    const { batches, count } = await this.listed.all(BATCH_SIZE);
    return { orders: this.load(batches), count };
  }

  private async idsOf(filter: string, parameters: unknown[]): Promise<string[]> {
    const rows: { order_id: string }[] = await this.manager.query(
      `SELECT so.order_id FROM storefront_order so WHERE so.is_listed ${filter} ${NEWEST_FIRST}`,
      parameters,
    );
    return rows.map(({ order_id }) => order_id);
  }

  private inBatches(orderIds: string[]): AsyncIterable<OrderRow[]> {
    return loadInBatches(orderIds, (ids) => this.ordersOf(ids));
  }

  private async *load(batches: AsyncIterable<string[]>): AsyncGenerator<OrderRow[]> {
    for await (const ids of batches) yield await this.ordersOf(ids);
  }

  private async ordersOf(ids: string[]): Promise<OrderRow[]> {
    return await this.manager.query(
      `${SELECT_ORDERS} WHERE so.order_id = ANY($1) AND ${LISTED} ${NEWEST_FIRST}`,
      [ids],
    );
  }

  /**
   * Returns an order for its owner or an admin. Throws `not_found` for all others, so that they
   * cannot find out which orders exist, and for a cancelled order.
   */
  async retrieve(caller: Caller, orderId: string): Promise<OrderRow> {
    const rows: OrderRow[] = await this.manager.query(
      `${SELECT_ORDERS} WHERE so.order_id = $1 AND ${LISTED}`,
      [orderId],
    );
    const order = rows[0];
    const mayRead = order?.customer_id === caller.customerId || caller.role === 'admin';
    if (!order || !mayRead) throw new ShopError('not_found', 'There is no such order.');
    return order;
  }
}
