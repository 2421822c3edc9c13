import type { Logger, MedusaContainer } from '@medusajs/medusa';
import type { BackgroundWork } from '../lib/background-work';
import type PriceListEffectsService from '../services/price-list-effects';

/**
 * Starts and ends price lists: at start-up, those that became due while the shop was down; afterwards, once
 * a second, those that become due.
 */
export default async function keepPriceLists(container: MedusaContainer): Promise<void> {
  const update = () =>
    container.resolve<PriceListEffectsService>('priceListEffectsService').update();
  await update().catch((error: unknown) => {
    container
      .resolve<Logger>('logger')
      .error(`The price lists in effect could not be brought up to date yet: ${String(error)}`);
  });
  container.resolve<BackgroundWork>('backgroundWorkService').start({
    name: 'Beginning and ending price lists',
    everySeconds: 1,
    run: update,
  });
}
