import type { OrderFilters, Page } from '@harrow/contract';
import {
  type Caller,
  isOwnEmail,
  loadInBatches,
  noSuch,
  type ReadManager,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import type { CountByState } from '../lib/order-counts';
import { OrderFinder } from '../lib/order-finder';
import type { OrderList } from '../lib/order-lists';
import { type OrderOptions, optionsSchema } from '../lib/options';
import {
  expiryOf,
  type ListedOrder,
  NEWEST_FIRST,
  type OrderRow,
  SELECT_ORDERS,
} from '../lib/order-row';
import { LISTED, LISTED_STATES, type OrderState } from '../lib/order-state';

/** Shared by the whole process: the engine constructs its services for each request. */
let finder: OrderFinder | undefined;

const toList = ({ status, q, from, to, sort }: OrderFilters): OrderList => ({
  states: status ?? LISTED_STATES,
  words: q,
  ...{ from, to, sort },
});

/** Reads orders for the storefront; lists of staff may be a moment old, all else is current. */
export default class StorefrontOrderService {
  private readonly finder: OrderFinder;
  private readonly options: OrderOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
    this.finder = finder ??= new OrderFinder(services.readManager, services.logger);
  }

  /**
   * Returns the orders of the customer with an email, newest first and in batches. Throws
   * `forbidden` unless the caller is that customer or an admin.
   */
  async listOf(caller: Caller, email: string): Promise<AsyncIterable<ListedOrder[]>> {
    if (isOwnEmail(caller, email)) {
      const own = await this.idsOf(this.services.manager, 'AND so.customer_id = $1', [
        caller.customerId,
      ]);
      return this.inBatches(this.services.manager, own);
    }
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'These are the orders of someone else.');
    }
    const ofEmail = 'AND so.customer_id IN (SELECT id FROM customer WHERE lower(email) = $1)';
    return this.inBatches(
      this.services.readManager,
      await this.idsOf(this.services.readManager, ofEmail, [email]),
    );
  }

  /**
   * Returns the orders that pass the filters, or a page of them, in batches, and their number. Without
   * a status these are neither cancelled nor expired. The number of a long list may lack the changes of
   * the last moment.
   */
  async listAndCount(
    filters: OrderFilters,
    page?: Page,
  ): Promise<{ orders: AsyncIterable<ListedOrder[]>; count: number }> {
    const list = toList(filters);
    if (page) {
      const place = { limit: page.limit, offset: page.limit * page.pageNumber };
      const { ids, count } = await this.finder.page(list, place);
      return { orders: this.load(list, [ids]), count };
    }
    const { batches, count } = await this.finder.all(list);
    return { orders: this.load(list, batches), count };
  }

  /** Counts the orders in each state that pass the filters. Large numbers may be a moment old. */
  async countByState({
    q,
    from,
    to,
  }: Pick<OrderFilters, 'q' | 'from' | 'to'>): Promise<CountByState> {
    return await this.finder.countByState({ words: q, from, to });
  }

  private async idsOf(
    manager: ReadManager,
    filter: string,
    parameters: unknown[],
  ): Promise<string[]> {
    const rows: { order_id: string }[] = await manager.query(
      `SELECT so.order_id FROM storefront_order so WHERE so.state NOT IN ('cancelled', 'expired') ${filter} ${NEWEST_FIRST}`,
      parameters,
    );
    return rows.map(({ order_id }) => order_id);
  }

  private inBatches(manager: ReadManager, orderIds: string[]): AsyncIterable<ListedOrder[]> {
    return loadInBatches(orderIds, (ids) =>
      this.read(manager, `WHERE so.order_id = ANY($1) AND ${LISTED} ${NEWEST_FIRST}`, [ids]),
    );
  }

  /** Loads orders in the order of their ids, without those that have left the list since. */
  private async *load(
    { states }: Pick<OrderList, 'states'>,
    batches: AsyncIterable<string[]> | Iterable<string[]>,
  ): AsyncGenerator<ListedOrder[]> {
    for await (const batch of batches) {
      yield* loadInBatches(batch, (ids) => this.ordersIn(states, ids));
    }
  }

  private async ordersIn(states: readonly OrderState[], ids: string[]): Promise<ListedOrder[]> {
    return await this.read(
      this.services.readManager,
      `JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (id, place)
         ON wanted.id = so.order_id
       WHERE so.state = ANY ($2) ORDER BY wanted.place`,
      [ids, states],
    );
  }

  /**
   * Returns an order, also a cancelled one, for its owner or an admin. Throws `not_found` for all
   * others, so that they cannot find out which orders exist.
   */
  async retrieve(caller: Caller, orderId: string): Promise<ListedOrder> {
    const [order] = await this.read(this.services.manager, 'WHERE so.order_id = $1', [orderId]);
    const mayRead = order?.customer_id === caller.customerId || caller.role === 'admin';
    if (!order || !mayRead) throw noSuch('order');
    return order;
  }

  /** Reads the orders that a clause after `SELECT_ORDERS` leaves. */
  private async read(
    manager: ReadManager,
    clause: string,
    parameters: unknown[],
  ): Promise<ListedOrder[]> {
    const rows = await manager.query<OrderRow[]>(`${SELECT_ORDERS} ${clause}`, parameters);
    return rows.map((row) => ({ ...row, expires_at: expiryOf(row, this.options) }));
  }
}
