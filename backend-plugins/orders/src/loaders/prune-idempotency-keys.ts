import { paced, servicesOf, sqlStatement } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Clients retry a lost answer within minutes, or within days if they were offline. */
const RETENTION_DAYS = 30;

/** Rows per DELETE, so that no statement takes long. */
const BATCH_SIZE = 1000;

const DELETE_OLD_KEYS = sqlStatement('@harrow/orders', 'delete-old-keys');

/** Starts the background work that deletes the keys of old orders; such a key then places a new order. */
export default function pruneIdempotencyKeys(container: MedusaContainer): void {
  const { backgroundWorkService, manager } = servicesOf(container);
  const deleteSome = async () => {
    const values = [RETENTION_DAYS, BATCH_SIZE];
    const [, deleted]: [unknown, number] = await manager.query(DELETE_OLD_KEYS, values);
    return deleted === BATCH_SIZE;
  };
  backgroundWorkService.start({
    name: 'Pruning idempotency keys',
    everySeconds: HOUR,
    run: (signal) => paced(deleteSome, signal),
  });
}
