import { inBatches, type Services, sqlStatement } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { type OrderOptions, optionsSchema } from '../lib/options';
import { StorefrontOrder } from '../models/storefront-order';
import type { Expiry } from './order-cancellation';

/** A due order; `early` if it is due only because the email is unverified. */
type DueOrder = { place: string; order_id: string; customer_id: string; early: boolean };

const BATCH_SIZE = 100;

const SECONDS_PER_HOUR = 3600;

/** After this many unanswered calls in a round, the provider is not called again. */
const MAX_UNANSWERED = 3;

const DUE_ORDERS = sqlStatement('@harrow/orders', 'due-orders');

/** Cancels orders that were unpaid for too long. Several processes may do so at once. */
export default class OrderExpiryService {
  private readonly options: OrderOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Expires all due orders, one after the other, so that new orders can be placed in between. Ends
   * early when `signal` is aborted.
   */
  async expireDue(signal: AbortSignal): Promise<void> {
    const counts: Record<Expiry, number> = { expired: 0, kept: 0, unanswered: 0 };
    for await (const batch of this.listDue()) {
      for (const order of batch) {
        if (signal.aborted) return;
        if (!(await this.isStillDue(order))) continue;
        counts[await this.expireOne(order, counts.unanswered < MAX_UNANSWERED)] += 1;
      }
    }
    if (counts.expired > 0) this.services.logger.info(`Expired ${counts.expired} unpaid orders.`);
  }

  private listDue(): AsyncGenerator<DueOrder[]> {
    const round = generateEntityId('', 'round');
    const { unpaidOrderTtlHours, unverifiedOrderTtlHours } = this.options;
    const ages = [unpaidOrderTtlHours, unverifiedOrderTtlHours].map((h) => h * SECONDS_PER_HOUR);
    return inBatches(BATCH_SIZE, (after) =>
      this.services.manager.query(DUE_ORDERS, [round, ...ages, after, BATCH_SIZE]),
    );
  }

  /** Whether the order is due at its age; false if its customer has verified the email since. */
  private async isStillDue({ order_id, customer_id, early }: DueOrder): Promise<boolean> {
    if (!early || !(await this.services.accountService.isVerified(customer_id))) return true;
    await this.services.manager
      .getRepository(StorefrontOrder)
      .update({ order_id }, { placed_unverified: false });
    return false;
  }

  /** Expires an order; an error is logged, so that it does not block the others. */
  private async expireOne({ order_id }: DueOrder, asksProvider: boolean): Promise<Expiry> {
    try {
      return await this.services.orderCancellationService.expire(order_id, asksProvider);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      this.services.logger.error(`Cannot expire the unpaid order ${order_id}: ${cause}`);
      return 'kept';
    }
  }
}
