import type { EntityManager } from 'typeorm';

/** What of payments waits to be done. */
export type PaymentBacklog = {
  /** Events of the provider that were received and not handled yet. */
  unhandledEvents: number;
  /** Age of the oldest of them; 0 where there is none. */
  oldestEventSeconds: number;
  /** Refunds that the provider has not confirmed yet. */
  refundsDue: number;
  /** Disputes about payments of this shop that were opened, and of whose end nothing was heard. */
  openDisputes: number;
};

/** Events come in any order: a dispute is open unless its end has come, be it before its beginning. */
const OPEN_DISPUTES = `
  SELECT count(DISTINCT opened.payment->>'id')::int FROM stripe_event opened
   WHERE opened.type = 'charge.dispute.created'
     AND EXISTS (SELECT FROM payment_intent
                  WHERE intent_id = opened.payment->>'payment_intent')
     AND NOT EXISTS (SELECT FROM stripe_event closed
                      WHERE closed.type = 'charge.dispute.closed'
                        AND closed.payment->>'id' = opened.payment->>'id')`;

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
              (SELECT count(*)::int FROM payment_intent WHERE status = 'refund_due') +
              (SELECT count(*)::int FROM order_refund WHERE status = 'asked') AS "refundsDue",
              (${OPEN_DISPUTES}) AS "openDisputes"
         FROM stripe_event WHERE handled_at IS NULL`,
    );
    return backlog;
  }
}
