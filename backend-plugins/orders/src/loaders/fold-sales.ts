import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/** Starts the background work that moves the changes of sales into the days. */
export default function foldSales(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Folding sales',
    everySeconds: 60,
    run: (signal) => services.salesFoldingService.fold(signal),
  });
}
