import type { EntityManager } from 'typeorm';

/** The provider sends an event again for three days by itself, and for thirty by hand. */
const KEPT_DAYS = 90;

/** Rows that one statement deletes, so that none takes long however many there are. */
const BATCH = 1000;

/**
 * Whether a dispute about a payment of this shop needs the event: its beginning until its end has
 * come, and its end for as long as its beginning is there. Events come in any order, and a beginning
 * without its end would count as open.
 */
const DISPUTE_NEEDS = `
  (event.type = 'charge.dispute.created'
   AND EXISTS (SELECT FROM payment_intent WHERE intent_id = event.payment->>'payment_intent')
   AND NOT EXISTS (SELECT FROM stripe_event other
                    WHERE other.type = 'charge.dispute.closed'
                      AND other.payment->>'id' = event.payment->>'id')
   OR event.type = 'charge.dispute.closed'
   AND EXISTS (SELECT FROM stripe_event other
                WHERE other.type = 'charge.dispute.created'
                  AND other.payment->>'id' = event.payment->>'id'))`;

/** Rows that another process is deleting are left to it. What was never handled is kept for staff. */
const DELETE_OLD = `
  DELETE FROM stripe_event WHERE id IN (
    SELECT id FROM stripe_event event
     WHERE handled_at < now() - make_interval(days => $1) AND NOT ${DISPUTE_NEEDS}
     LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/**
 * Forgets events that were handled long ago. One that came again even later would be handled again,
 * and change nothing: what it means is held against the state of its order and its payment. The
 * events of a dispute stay until it has ended.
 */
export default class StripeEventRetentionService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /** Deletes every event that was handled more than ninety days ago, some at a time. */
  async prune(signal: AbortSignal): Promise<void> {
    // until nothing is left: the end of a dispute can only go after its beginning
    while (!signal.aborted && (await this.pruneSome()) > 0);
  }

  private async pruneSome(): Promise<number> {
    const [, deleted]: [unknown, number] = await this.manager.query(DELETE_OLD, [KEPT_DAYS, BATCH]);
    return deleted;
  }
}
