import { inBatches } from '@harrow/http';
import type { AccountService } from '@harrow/identity';
import type { Logger } from '@medusajs/medusa';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { type OrderOptions, optionsSchema } from '../lib/options';
import { UNPAID } from '../lib/order-state';
import { StorefrontOrder } from '../models/storefront-order';
import type OrderCancellationService from './order-cancellation';
import type { Expiry } from './order-cancellation';

type Container = {
  manager: EntityManager;
  logger: Logger;
  accountService: Pick<AccountService, 'isVerified'>;
  orderCancellationService: OrderCancellationService;
};

/** An order that is due; `early` where only an unverified email makes it so. */
type DueOrder = { place: string; order_id: string; customer_id: string; early: boolean };

const BATCH = 100;

const SECONDS_AN_HOUR = 3600;

/** Orders in a round whose payment the provider could not be asked about, before it is spared. */
const MAX_UNANSWERED = 3;

const olderThan = (seconds: string) =>
  `(${seconds} > 0 AND so.placed_at < now() - make_interval(secs => ${seconds}))`;

/**
 * Unpaid orders that are too old, in an order that each round ($1) shuffles: rounds of several
 * processes do not follow each other step by step, and the same orders are not always the last.
 */
const SELECT_DUE = `
  SELECT due.* FROM (
    SELECT so.order_id, so.customer_id, md5(so.order_id || $1) AS place,
           NOT ${olderThan('$2')} AS early
      FROM "order" o JOIN storefront_order so ON so.order_id = o.id
     WHERE ${UNPAID}
       AND (${olderThan('$2')} OR so.placed_unverified AND ${olderThan('$3')})) due
   WHERE place > $4 ORDER BY place LIMIT $5`;

/** Cancels orders that stayed unpaid for too long. Several processes may do so at once. */
export default class OrderExpiryService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly accounts: Container['accountService'];
  private readonly cancellation: OrderCancellationService;
  private readonly options: OrderOptions;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.accounts = container.accountService;
    this.cancellation = container.orderCancellationService;
    this.options = optionsSchema.parse(options);
  }

  /**
   * Expires all that is due now, one order after the other: orders that are being placed pass between
   * them. Ends early when `signal` is aborted.
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
    if (counts.expired > 0) this.logger.info(`${counts.expired} unpaid orders expired.`);
  }

  private listDue(): AsyncGenerator<DueOrder[]> {
    const round = generateEntityId('', 'round');
    const { unpaidOrderTtlHours, unverifiedOrderTtlHours } = this.options;
    const ages = [unpaidOrderTtlHours, unverifiedOrderTtlHours].map((h) => h * SECONDS_AN_HOUR);
    return inBatches(BATCH, (after) =>
      this.manager.query(SELECT_DUE, [round, ...ages, after, BATCH]),
    );
  }

  /** Whether the email is unverified still; an order whose customer has proved it has its full time. */
  private async isStillDue({ order_id, customer_id, early }: DueOrder): Promise<boolean> {
    if (!early || !(await this.accounts.isVerified(customer_id))) return true;
    await this.manager
      .getRepository(StorefrontOrder)
      .update({ order_id }, { placed_unverified: false });
    return false;
  }

  /** One order that cannot be expired must not keep the others. */
  private async expireOne({ order_id }: DueOrder, asksProvider: boolean): Promise<Expiry> {
    try {
      return await this.cancellation.expire(order_id, asksProvider);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      this.logger.error(`The unpaid order ${order_id} could not be expired: ${cause}`);
      return 'kept';
    }
  }
}
