import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that deletes the links of orders that have ended. */
export default function prunePaymentLinks(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Pruning payment links',
    everySeconds: HOUR,
    run: (signal) => services.paymentLinkService.prune(signal),
  });
}
