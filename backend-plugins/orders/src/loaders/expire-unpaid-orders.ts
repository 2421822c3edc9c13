import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';
import type BackgroundWorkService from '../services/background-work';
import type OrderExpiryService from '../services/order-expiry';

/** Starts the background work that expires unpaid orders. */
export default function expireUnpaidOrders(container: MedusaContainer, options: unknown): void {
  const { sweepSeconds, unpaidOrderTtlHours, unverifiedOrderTtlHours } =
    optionsSchema.parse(options);
  if (unpaidOrderTtlHours === 0 && unverifiedOrderTtlHours === 0) return;
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Expiring unpaid orders',
    everySeconds: sweepSeconds,
    run: (signal) => container.resolve<OrderExpiryService>('orderExpiryService').expireDue(signal),
  });
}
