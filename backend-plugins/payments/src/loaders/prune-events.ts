import type { BackgroundWorkService } from '@harrow/orders';
import type { MedusaContainer } from '@medusajs/medusa';
import type StripeEventRetentionService from '../services/stripe-event-retention';

const HOUR = 3600;

/** Starts the background work that deletes old events. */
export default function pruneEvents(container: MedusaContainer): void {
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Pruning payment events',
    everySeconds: HOUR,
    run: (signal) =>
      container.resolve<StripeEventRetentionService>('stripeEventRetentionService').prune(signal),
  });
}
