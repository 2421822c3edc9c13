import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/**
 * Starts and ends price lists: at start-up, those that became due while the shop was down; afterwards, once
 * a second, those that become due.
 */
export default async function keepPriceLists(container: MedusaContainer): Promise<void> {
  const services = servicesOf(container);
  const update = () => services.priceListEffectsService.update();
  await update().catch((error: unknown) => {
    services.logger.error(
      `The price lists in effect could not be brought up to date yet: ${String(error)}`,
    );
  });
  services.backgroundWorkService.start({
    name: 'Beginning and ending price lists',
    everySeconds: 1,
    run: update,
  });
}
