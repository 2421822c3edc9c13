import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const HOUR = 3600;

/** Starts the background work that deletes papers after their time. */
export default function deleteOldPapers(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Deleting old papers',
    everySeconds: HOUR,
    run: (signal) => services.paperService.deleteOld(signal),
  });
}
