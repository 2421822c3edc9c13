import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { LISTED } from '../lib/order-state';
import type OrderCancellationService from './order-cancellation';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderCancellationService: OrderCancellationService;
};

/** How many orders one look takes: the rest waits for the next, a minute later. */
const BATCH = 100;

/** Cancels orders that stayed unpaid for too long. Several processes may do so at once. */
export default class OrderExpiryService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly cancellation: OrderCancellationService;
  private readonly ttlHours: number;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.cancellation = container.orderCancellationService;
    this.ttlHours = optionsSchema.parse(options).unpaidOrderTtlHours;
  }

  /** Expires what is due now; answers how many orders. Does nothing where orders never expire. */
  async expireDue(): Promise<number> {
    if (this.ttlHours === 0) return 0;
    let expired = 0;
    for (const orderId of await this.listDue()) {
      if (await this.expireOne(orderId)) expired += 1;
    }
    if (expired > 0) this.logger.info(`${expired} unpaid orders expired.`);
    return expired;
  }

  /** In random order, so that orders that cannot be expired never keep the same others waiting. */
  private async listDue(): Promise<string[]> {
    const rows: { order_id: string }[] = await this.manager.query(
      `SELECT so.order_id FROM storefront_order so JOIN "order" o ON o.id = so.order_id
        WHERE so.transaction_id IS NULL AND ${LISTED}
          AND so.placed_at < now() - make_interval(secs => $1)
        ORDER BY random() LIMIT $2`,
      [this.ttlHours * 3600, BATCH],
    );
    return rows.map((row) => row.order_id);
  }

  /** One order that cannot be expired must not keep the others. */
  private async expireOne(orderId: string): Promise<boolean> {
    try {
      return await this.cancellation.expire(orderId);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      this.logger.error(`The unpaid order ${orderId} could not be expired: ${cause}`);
      return false;
    }
  }
}
