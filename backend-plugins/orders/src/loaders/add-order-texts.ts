import type { MedusaContainer } from '@medusajs/medusa';
import type BackgroundWorkService from '../services/background-work';
import type OrderTextService from '../services/order-text';

const EVERY_SECONDS = 15;

/** Starts the background work that lets staff find new orders by an index. */
export default function addOrderTexts(container: MedusaContainer): void {
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Adding the texts of orders',
    everySeconds: EVERY_SECONDS,
    run: (signal) => container.resolve<OrderTextService>('orderTextService').add(signal),
  });
}
