import type { MedusaContainer } from '@medusajs/medusa';
import type InterruptedExportService from '../services/interrupted-export';
import type PrivateFileService from '../services/private-file';

/** The part of the orders plugin's service that is used here. */
type BackgroundWork = {
  start(work: { name: string; everySeconds: number; run: () => Promise<unknown> }): void;
};

/** Starts the background work on exports: deleting old files, and ending what a crash interrupted. */
export default function keepExports(container: MedusaContainer): void {
  const work = container.resolve<BackgroundWork>('backgroundWorkService');
  work.start({
    name: 'Deleting old private files',
    everySeconds: 600,
    run: () => container.resolve<PrivateFileService>('privateFileService').prune(),
  });
  work.start({
    name: 'Ending interrupted exports',
    everySeconds: 30,
    run: () => container.resolve<InterruptedExportService>('interruptedExportService').end(),
  });
}
