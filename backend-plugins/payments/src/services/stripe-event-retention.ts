import { paced, type Services } from '@harrow/plugin-kit';

/** The provider resends events automatically for three days, and manually for thirty. */
const RETENTION_DAYS = 90;

/** Rows per DELETE, so that no statement takes long. */
const BATCH_SIZE = 1000;

/**
 * Whether a dispute about a payment of this shop needs the event: the opening event until the
 * dispute is closed, and the closing event as long as the opening one exists. Events arrive in any
 * order, and an opening event without a closing one would count as an open dispute.
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

/** Skips rows that another process is deleting. Unhandled events are kept for staff. */
const DELETE_OLD = `
  DELETE FROM stripe_event WHERE id IN (
    SELECT id FROM stripe_event event
     WHERE handled_at < now() - make_interval(days => $1) AND NOT ${DISPUTE_NEEDS}
     LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/**
 * Deletes events that were handled long ago. If one is sent again later, it is handled again
 * without effect, because it is checked against the state of its order and payment. The events of a
 * dispute are kept until it is closed.
 */
export default class StripeEventRetentionService {
  constructor(private readonly services: Services) {}

  /** Deletes every event that was handled more than ninety days ago, in batches. */
  async prune(signal: AbortSignal): Promise<void> {
    // until nothing is left: a dispute's closing event can be deleted only after the opening one
    await paced(async () => (await this.pruneSome()) > 0, signal);
  }

  private async pruneSome(): Promise<number> {
    const [, deleted]: [unknown, number] = await this.services.manager.query(DELETE_OLD, [
      RETENTION_DAYS,
      BATCH_SIZE,
    ]);
    return deleted;
  }
}
