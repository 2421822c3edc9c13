import type { EntityManager } from 'typeorm';

/** What of payments waits to be done. */
export type PaymentBacklog = {
  /** Events of the provider that were received and not handled yet. */
  unhandledEvents: number;
  /** Age of the oldest of them; 0 where there is none. */
  oldestEventSeconds: number;
  /** Payments whose money has to go back and has not. */
  refundsDue: number;
};

/** Counts what is left to do for who watches the shop. */
export default class PaymentStatisticsService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /** What waits now, by the database's clock. */
  async backlog(): Promise<PaymentBacklog> {
    const [backlog]: [PaymentBacklog] = await this.manager.query(
      `SELECT count(*)::int AS "unhandledEvents",
              coalesce(extract(epoch FROM now() - min(received_at)), 0)::float AS "oldestEventSeconds",
              (SELECT count(*)::int FROM payment_intent WHERE status = 'refund_due') AS "refundsDue"
         FROM stripe_event WHERE handled_at IS NULL`,
    );
    return backlog;
  }
}
