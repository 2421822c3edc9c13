import { type Caller, isOwnEmail, type Page, ShopError } from '@harrow/http';
import type { EntityManager } from 'typeorm';
import { NEWEST_FIRST, type OrderRow, SELECT_ORDERS } from '../lib/order-row';
import { LISTED } from '../lib/order-state';

type Container = { manager: EntityManager };

/** Orders as the storefront reads them. */
export default class StorefrontOrderService {
  private readonly manager: EntityManager;

  constructor(container: Container) {
    this.manager = container.manager;
  }

  /**
   * The orders of the customer with an email, newest first, for that customer or an admin. Throws
   * `forbidden` for everyone else.
   */
  async listOf(caller: Caller, email: string): Promise<OrderRow[]> {
    if (isOwnEmail(caller, email)) {
      return await this.manager.query(
        `${SELECT_ORDERS} WHERE so.customer_id = $1 AND ${LISTED} ${NEWEST_FIRST}`,
        [caller.customerId],
      );
    }
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'These are the orders of someone else.');
    }
    return await this.manager.query(
      `${SELECT_ORDERS} JOIN customer c ON c.id = so.customer_id
        WHERE lower(c.email) = $1 AND ${LISTED} ${NEWEST_FIRST}`,
      [email],
    );
  }

  /** One page of all orders, newest first, or every order; and how many there are in all. */
  async listAndCount(page?: Page): Promise<{ orders: OrderRow[]; count: number }> {
    const orders: OrderRow[] = await this.manager.query(
      `${SELECT_ORDERS} WHERE ${LISTED} ${NEWEST_FIRST} ${page ? 'LIMIT $1 OFFSET $2' : ''}`,
      page ? [page.limit, page.limit * page.pageNumber] : [],
    );
    if (!page) return { orders, count: orders.length };
    const [row]: { count: number }[] = await this.manager.query(
      `SELECT count(*)::int AS count FROM storefront_order so
         JOIN "order" o ON o.id = so.order_id WHERE ${LISTED}`,
    );
    return { orders, count: row?.count ?? 0 };
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
