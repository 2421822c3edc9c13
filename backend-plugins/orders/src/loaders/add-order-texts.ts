import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const EVERY_SECONDS = 15;

/** Starts the background work that lets staff find new orders by an index. */
export default function addOrderTexts(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Adding the texts of orders',
    everySeconds: EVERY_SECONDS,
    run: (signal) => services.orderTextService.add(signal),
  });
}
