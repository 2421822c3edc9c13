import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const EVERY_SECONDS = 5;

/**
 * Writes the rest of an interrupted import before the first request is answered; later, finishes the imports
 * whose processes have ended.
 */
export default async function finishImports(container: MedusaContainer): Promise<void> {
  const services = servicesOf(container);
  const finish = (signal?: AbortSignal) => services.productImportService.finish(signal);
  await finish().catch((error: unknown) => {
    services.logger.error(`An interrupted import could not be finished yet: ${String(error)}`);
  });
  services.backgroundWorkService.start({
    name: 'Finishing an interrupted import',
    everySeconds: EVERY_SECONDS,
    run: finish,
  });
}
