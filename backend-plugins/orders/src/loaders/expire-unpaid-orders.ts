import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';

/** Starts the background work that expires unpaid orders. */
export default function expireUnpaidOrders(container: MedusaContainer, options: unknown): void {
  const services = servicesOf(container);
  const { sweepSeconds, unpaidOrderTtlHours, unverifiedOrderTtlHours } =
    optionsSchema.parse(options);
  if (unpaidOrderTtlHours === 0 && unverifiedOrderTtlHours === 0) return;
  services.backgroundWorkService.start({
    name: 'Expiring unpaid orders',
    everySeconds: sweepSeconds,
    run: (signal) => services.orderExpiryService.expireDue(signal),
  });
}
