import type { EntityManager } from 'typeorm';

/** A client that lost an answer tries again within minutes, one that was offline within days. */
const KEPT_DAYS = 30;

/** Rows that one statement deletes, so that none takes long however many there are. */
const BATCH = 1000;

/** Rows that another process is deleting are left to it. */
const DELETE_OLD = `
  DELETE FROM order_idempotency_key WHERE (customer_id, key) IN (
    SELECT customer_id, key FROM order_idempotency_key
     WHERE created_at < now() - make_interval(days => $1)
     LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Forgets keys of orders that were placed long ago; such a key places another order. */
export default class IdempotencyKeyRetentionService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /** Deletes every key that is more than thirty days old, some at a time. */
  async prune(signal: AbortSignal): Promise<void> {
    let deleted = BATCH;
    while (deleted === BATCH && !signal.aborted) deleted = await this.pruneSome();
  }

  private async pruneSome(): Promise<number> {
    const [, deleted]: [unknown, number] = await this.manager.query(DELETE_OLD, [KEPT_DAYS, BATCH]);
    return deleted;
  }
}
