import type { ReadManager } from '@harrow/plugin-kit';
import { type OrderStatus, type OrderState, orderStateOf } from '../lib/order-state';

type Row = OrderStatus & { count: number };

/** Counts orders for monitoring. */
export default class OrderStatisticsService {
  private readonly readManager: ReadManager;

  constructor(container: { readManager: ReadManager }) {
    this.readManager = container.readManager;
  }

  /** Counts the orders in each state; reads all orders. */
  async countByState(): Promise<Record<OrderState, number>> {
    const rows: Row[] = await this.readManager.query(
      `SELECT o.status, o.payment_status, o.fulfillment_status,
              so.expired_at IS NOT NULL AS expired, count(*)::int AS count
         FROM storefront_order so JOIN "order" o ON o.id = so.order_id
        GROUP BY 1, 2, 3, 4`,
    );
    const counts = { unpaid: 0, paid: 0, shipped: 0, refunded: 0, cancelled: 0, expired: 0 };
    for (const row of rows) counts[orderStateOf(row)] += row.count;
    return counts;
  }
}
