import type { MedusaContainer } from '@medusajs/medusa';
import type BackgroundWorkService from '../services/background-work';
import type IdempotencyKeyRetentionService from '../services/idempotency-key-retention';

const HOUR = 3600;

/** Starts the background work that deletes old idempotency keys. */
export default function pruneIdempotencyKeys(container: MedusaContainer): void {
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Pruning idempotency keys',
    everySeconds: HOUR,
    run: (signal) =>
      container
        .resolve<IdempotencyKeyRetentionService>('idempotencyKeyRetentionService')
        .prune(signal),
  });
}
