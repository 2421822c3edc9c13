import type { Order, OrderFilters, Page } from '@harrow/contract';
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
  type OrderRow,
  SELECT_ORDERS,
  toOrderDto,
} from '../lib/order-row';
import { LISTED_STATES, type OrderState, orderStates } from '../lib/order-state';

/** Shared by the whole process: the engine constructs its services for each request. */
let finder: OrderFinder | undefined;

const toList = ({ status, q, customer, from, to, sort }: OrderFilters): OrderList => ({
  states: status ?? LISTED_STATES,
  words: q,
  ...{ customer, from, to, sort },
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
    const { manager, readManager } = this.services;
    if (isOwnEmail(caller, email)) {
      const own = await this.idsOf(manager, 'so.customer_id = $1', [caller.customerId]);
      return this.load(manager, LISTED_STATES, [own]);
    }
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'These are the orders of someone else.');
    }
    const ofEmail = 'so.customer_id IN (SELECT id FROM customer WHERE lower(email) = $1)';
    const theirs = await this.idsOf(readManager, ofEmail, [email]);
    return this.load(readManager, LISTED_STATES, [theirs]);
  }

  /** Returns all orders of a caller in batches, newest first, including those hidden from lists. */
  async listAllOf({ customerId }: Caller): Promise<AsyncIterable<ListedOrder[]>> {
    const { manager } = this.services;
    const own = await this.idsOf(manager, 'so.customer_id = $1', [customerId], orderStates);
    return this.load(manager, orderStates, [own]);
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
    const place = page && { limit: page.limit, offset: page.limit * page.pageNumber };
    const { batches, count } = await (place
      ? this.finder.page(list, place)
      : this.finder.all(list));
    return { orders: this.load(this.services.readManager, list.states, batches), count };
  }

  /** Counts the orders in each state that pass the filters. Large numbers may be a moment old. */
  async countByState({
    q,
    customer,
    from,
    to,
  }: Pick<OrderFilters, 'q' | 'customer' | 'from' | 'to'>): Promise<CountByState> {
    return await this.finder.countByState({ words: q, customer, from, to });
  }

  private async idsOf(
    manager: ReadManager,
    filter: string,
    parameters: unknown[],
    states: readonly OrderState[] = LISTED_STATES,
  ): Promise<string[]> {
    const rows: { order_id: string }[] = await manager.query(
      `SELECT so.order_id FROM storefront_order so
        WHERE so.state = ANY ($2) AND ${filter}
        ORDER BY so.placed_at DESC, so.order_id DESC`,
      [...parameters, states],
    );
    return rows.map(({ order_id }) => order_id);
  }

  /** Loads orders in the order of their ids, without those that have left the list since. */
  private async *load(
    manager: ReadManager,
    states: readonly OrderState[],
    batches: AsyncIterable<string[]> | Iterable<string[]>,
  ): AsyncGenerator<ListedOrder[]> {
    const listed = `JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (id, place)
                      ON wanted.id = so.order_id
                   WHERE so.state = ANY ($2) ORDER BY wanted.place`;
    for await (const batch of batches) {
      yield* loadInBatches(batch, (ids) => this.read(manager, listed, [ids, states]));
    }
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

  /** Returns an order as its owner reads it, for mails and webhooks; null if there is none. */
  async find(orderId: string): Promise<Order | null> {
    const [order] = await this.read(this.services.manager, 'WHERE so.order_id = $1', [orderId]);
    return order ? toOrderDto(order) : null;
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
