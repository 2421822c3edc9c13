import { type Caller, loadInBatches, isOwnEmail, type Page, ShopError } from '@harrow/http';
import type { EntityManager } from 'typeorm';
import { NEWEST_FIRST, type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { LISTED } from '../lib/order-state';

type Container = { manager: EntityManager };

const LISTED_ORDERS = `
  FROM storefront_order so JOIN "order" o ON o.id = so.order_id WHERE ${LISTED}`;

/** Orders as the storefront reads them. */
export default class StorefrontOrderService {
  private readonly manager: EntityManager;

  constructor(container: Container) {
    this.manager = container.manager;
  }

  /**
   * The orders of the customer with an email, newest first and in batches, for that customer or an
   * admin. Throws `forbidden` for everyone else.
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

  /** One page of all orders, newest first, or every order, in batches; and how many there are in all. */
  async listAndCount(page?: Page): Promise<{ orders: AsyncIterable<OrderRow[]>; count: number }> {
    const ids = await this.idsOf('', [], page);
    const orders = this.inBatches(ids);
    if (!page) return { orders, count: ids.length };
    const [row]: { count: number }[] = await this.manager.query(
      `SELECT count(*)::int AS count ${LISTED_ORDERS}`,
    );
    return { orders, count: row?.count ?? 0 };
  }

  private async idsOf(filter: string, parameters: unknown[], page?: Page): Promise<string[]> {
    const paging = page ? `LIMIT ${page.limit} OFFSET ${page.limit * page.pageNumber}` : '';
    const rows: { order_id: string }[] = await this.manager.query(
      `SELECT so.order_id ${LISTED_ORDERS} ${filter} ${NEWEST_FIRST} ${paging}`,
      parameters,
    );
    return rows.map(({ order_id }) => order_id);
  }

  private inBatches(orderIds: string[]): AsyncIterable<OrderRow[]> {
    return loadInBatches(orderIds, (ids) =>
      this.manager.query(
        `${SELECT_ORDERS} WHERE so.order_id = ANY($1) AND ${LISTED} ${NEWEST_FIRST}`,
        [ids],
      ),
    );
  }

  /**
   * One order, for its owner or an admin. Throws `not_found` for everyone else, so that nobody
   * learns which orders exist, and for an order that is gone.
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
