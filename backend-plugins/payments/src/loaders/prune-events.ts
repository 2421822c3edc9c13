import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that deletes old events. */
export default function pruneEvents(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Pruning payment events',
    everySeconds: HOUR,
    run: (signal) => services.stripeEventService.prune(signal),
  });
}
