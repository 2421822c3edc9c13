import { paced, type Services } from '@harrow/plugin-kit';

/** Clients retry a lost answer within minutes, or within days if they were offline. */
const RETENTION_DAYS = 30;

/** Rows per DELETE, so that no statement takes long. */
const BATCH_SIZE = 1000;

/** Skips rows that another process is deleting. */
const DELETE_OLD = `
  DELETE FROM order_idempotency_key WHERE (customer_id, key) IN (
    SELECT customer_id, key FROM order_idempotency_key
     WHERE created_at < now() - make_interval(days => $1)
     LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Deletes the keys of old orders; such a key would then place a new order. */
export default class IdempotencyKeyRetentionService {
  constructor(private readonly services: Services) {}

  /** Deletes every key that is more than thirty days old, in batches. */
  async prune(signal: AbortSignal): Promise<void> {
    await paced(async () => (await this.pruneSome()) === BATCH_SIZE, signal);
  }

  private async pruneSome(): Promise<number> {
    const [, deleted]: [unknown, number] = await this.services.manager.query(DELETE_OLD, [
      RETENTION_DAYS,
      BATCH_SIZE,
    ]);
    return deleted;
  }
}
