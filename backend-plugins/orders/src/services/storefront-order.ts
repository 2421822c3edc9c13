import type { Page } from '@harrow/contract';
import {
  type Caller,
  loadInBatches,
  isOwnEmail,
  type ReadManager,
  ShopError,
} from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { NEWEST_FIRST, type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { LISTED } from '../lib/order-state';

type Container = { manager: EntityManager; readManager: ReadManager };

const LISTED_ORDERS = `
  FROM storefront_order so JOIN "order" o ON o.id = so.order_id WHERE ${LISTED}`;

/** Reads orders for the storefront; lists of staff may be a moment old, all else is current. */
export default class StorefrontOrderService {
  private readonly manager: EntityManager;
  private readonly readManager: ReadManager;

  constructor(container: Container) {
    this.manager = container.manager;
    this.readManager = container.readManager;
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

  /** Returns a page of orders, newest first, or all of them, in batches, and the total count. */
  async listAndCount(page?: Page): Promise<{ orders: AsyncIterable<OrderRow[]>; count: number }> {
    const ids = await this.idsOf(this.readManager, '', [], page);
    const orders = this.inBatches(this.readManager, ids);
    if (!page) return { orders, count: ids.length };
    const [row]: { count: number }[] = await this.readManager.query(
      `SELECT count(*)::int AS count ${LISTED_ORDERS}`,
    );
    return { orders, count: row?.count ?? 0 };
  }

  private async idsOf(
    manager: ReadManager,
    filter: string,
    parameters: unknown[],
    page?: Page,
  ): Promise<string[]> {
    const paging = page ? `LIMIT ${page.limit} OFFSET ${page.limit * page.pageNumber}` : '';
    const rows: { order_id: string }[] = await manager.query(
      `SELECT so.order_id ${LISTED_ORDERS} ${filter} ${NEWEST_FIRST} ${paging}`,
      parameters,
    );
    return rows.map(({ order_id }) => order_id);
  }

  private inBatches(manager: ReadManager, orderIds: string[]): AsyncIterable<OrderRow[]> {
    return loadInBatches(orderIds, (ids) =>
      manager.query(`${SELECT_ORDERS} WHERE so.order_id = ANY($1) AND ${LISTED} ${NEWEST_FIRST}`, [
        ids,
      ]),
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
