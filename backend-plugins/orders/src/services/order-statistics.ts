import type { Services } from '@harrow/plugin-kit';
import { MAX_AGE_MS } from '../lib/long-lists';
import { type OrderState, orderStateOf } from '../lib/order-state';
import { COUNT_BY_STATE, type StateCount } from '../lib/orders-by-state';
import { Refreshed } from '../lib/refreshed';

/** Shared by the whole process: the engine constructs its services for each request. */
let counts: Refreshed<StateCount[]> | undefined;

/** Counts orders for monitoring and for staff's lists. */
export default class OrderStatisticsService {
  private readonly counts: Refreshed<StateCount[]>;

  constructor(private readonly services: Services) {
    this.counts = counts ??= new Refreshed(
      MAX_AGE_MS,
      () => this.readCounts(),
      (error) => services.logger.warn(`Cannot count the orders by state: ${String(error)}`),
    );
  }

  /** Counts the orders in each state; reads an index entry of each order. */
  async countByState(): Promise<Record<OrderState, number>> {
    const [rows, [gone]] = await Promise.all([
      this.readCounts(),
      this.services.readManager.query<{ expired: number }[]>(
        `SELECT count(*)::int AS expired FROM storefront_order WHERE expired_at IS NOT NULL`,
      ),
    ]);
    const counts = { unpaid: 0, paid: 0, shipped: 0, refunded: 0, cancelled: 0, expired: 0 };
    for (const row of rows) counts[orderStateOf(row)] += row.count;
    const expired = gone?.expired ?? 0;
    return { ...counts, cancelled: counts.cancelled - expired, expired };
  }

  /** Counts the orders by the engine's states. The counts may be a moment old. */
  async countByEngineState(): Promise<StateCount[]> {
    return await this.counts.get();
  }

  private async readCounts(): Promise<StateCount[]> {
    return await this.services.readManager.query(COUNT_BY_STATE);
  }
}
