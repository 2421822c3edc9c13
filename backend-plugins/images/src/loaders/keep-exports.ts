import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/** Starts the background work on exports: deleting old files, and ending what a crash interrupted. */
export default function keepExports(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.backgroundWorkService.start({
    name: 'Deleting old private files',
    everySeconds: 600,
    run: () => services.privateFileService.prune(),
  });
  services.backgroundWorkService.start({
    name: 'Ending interrupted exports',
    everySeconds: 30,
    run: () => services.interruptedExportService.end(),
  });
}
