import type { Logger, MedusaContainer } from '@medusajs/medusa';
import type { BackgroundWork } from '../lib/background-work';
import type ProductImportService from '../services/product-import';

const EVERY_SECONDS = 5;

/**
 * Writes the rest of an import that was interrupted before the first request is answered, and then that
 * of any process that has ended.
 */
export default async function finishImports(container: MedusaContainer): Promise<void> {
  const finish = (signal?: AbortSignal) =>
    container.resolve<ProductImportService>('productImportService').finish(signal);
  await finish().catch((error: unknown) => {
    container
      .resolve<Logger>('logger')
      .error(`An interrupted import could not be finished yet: ${String(error)}`);
  });
  container.resolve<BackgroundWork>('backgroundWorkService').start({
    name: 'Finishing an interrupted import',
    everySeconds: EVERY_SECONDS,
    run: finish,
  });
}
