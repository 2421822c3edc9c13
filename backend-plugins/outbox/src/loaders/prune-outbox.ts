import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that deletes old messages. */
export default function pruneOutbox(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Pruning the outbox',
    everySeconds: HOUR,
    run: (signal) => services.outboxMessageService.prune(signal),
  });
}
