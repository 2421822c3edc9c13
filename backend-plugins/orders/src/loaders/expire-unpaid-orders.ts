import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';
import type BackgroundWorkService from '../services/background-work';
import type OrderExpiryService from '../services/order-expiry';

/** Looks for unpaid orders that are too old, for as long as the engine runs. */
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
