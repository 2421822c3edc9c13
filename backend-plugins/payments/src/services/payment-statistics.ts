import type { Services } from '@harrow/plugin-kit';

/** The unfinished work of payments. */
type PaymentBacklog = {
  /** Received events that have not been handled. */
  unhandledEvents: number;
  /** Age of the oldest of them; 0 if there are none. */
  oldestEventSeconds: number;
  /** Refunds that the provider has not confirmed yet. */
  refundsDue: number;
  /** Open disputes about payments of this shop. */
  openDisputes: number;
};

/** Events arrive in any order: a dispute is open unless its closing event has arrived. */
const OPEN_DISPUTES = `
  SELECT count(DISTINCT opened.payment->>'id')::int FROM stripe_event opened
   WHERE opened.type = 'charge.dispute.created'
     AND EXISTS (SELECT FROM payment_intent
                  WHERE intent_id = opened.payment->>'payment_intent')
     AND NOT EXISTS (SELECT FROM stripe_event closed
                      WHERE closed.type = 'charge.dispute.closed'
                        AND closed.payment->>'id' = opened.payment->>'id')`;

/** Counts the unfinished work for monitoring. */
export default class PaymentStatisticsService {
  constructor(private readonly services: Services) {}

  /** Returns the current backlog, by the database's clock. */
  async backlog(): Promise<PaymentBacklog> {
    const [backlog]: [PaymentBacklog] = await this.services.readManager.query(
      `SELECT count(*)::int AS "unhandledEvents",
              coalesce(extract(epoch FROM now() - min(received_at)), 0)::float AS "oldestEventSeconds",
              (SELECT count(*)::int FROM payment_intent WHERE status = 'refund_due') +
              (SELECT count(*)::int FROM order_refund
                WHERE status = 'asked' AND made_by <> 'system') AS "refundsDue",
              (${OPEN_DISPUTES}) AS "openDisputes"
         FROM stripe_event WHERE handled_at IS NULL`,
    );
    return backlog;
  }
}
