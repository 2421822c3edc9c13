import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that deletes old idempotency keys. */
export default function pruneIdempotencyKeys(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Pruning idempotency keys',
    everySeconds: HOUR,
    run: (signal) => services.idempotencyKeyRetentionService.prune(signal),
  });
}
