import type { MedusaContainer } from '@medusajs/medusa';
import type BackgroundWorkService from '../services/background-work';
import type SalesFoldingService from '../services/sales-folding';

/** Starts the background work that moves the changes of sales into the days. */
export default function foldSales(container: MedusaContainer): void {
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Folding sales',
    everySeconds: 60,
    run: (signal) => container.resolve<SalesFoldingService>('salesFoldingService').fold(signal),
  });
}
