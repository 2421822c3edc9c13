import type { Logger, MedusaContainer } from '@medusajs/medusa';
import type { BackgroundWork } from '../lib/background-work';
import type PriceListEffectsService from '../services/price-list-effects';

/**
 * Lets price lists begin and end: before the first request is answered those whose time came while no
 * process ran, and from then on each second those whose time comes.
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
