import type { EntityManager } from 'typeorm';

/** The provider sends an event again for three days by itself, and for thirty by hand. */
const KEPT_DAYS = 90;

/** Rows that one statement deletes, so that none takes long however many there are. */
const BATCH = 1000;

/** Rows that another process is deleting are left to it. What was never handled is kept for staff. */
const DELETE_OLD = `
  DELETE FROM stripe_event WHERE id IN (
    SELECT id FROM stripe_event WHERE handled_at < now() - make_interval(days => $1)
     LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/**
 * Forgets events that were handled long ago. One that came again even later would be handled again,
 * and change nothing: what it means is held against the state of its order and its payment.
 */
export default class StripeEventRetentionService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /** Deletes every event that was handled more than ninety days ago, some at a time. */
  async prune(): Promise<void> {
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await this.pruneSome();
  }

  private async pruneSome(): Promise<number> {
    const [, deleted]: [unknown, number] = await this.manager.query(DELETE_OLD, [KEPT_DAYS, BATCH]);
    return deleted;
  }
}
