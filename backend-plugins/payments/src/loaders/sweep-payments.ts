import type { BackgroundWorkService } from '@harrow/orders';
import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';
import type PaymentSweepService from '../services/payment-sweep';

const QUIET_MINUTES = 10;

/** Starts the background work that finishes what was interrupted. */
export default function sweepPayments(container: MedusaContainer, options: unknown): void {
  const { sweepSeconds } = optionsSchema.parse(options);
  let quietMinutes = 0; // events may have been missed before startup
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Sweeping payments',
    everySeconds: sweepSeconds,
    run: async (signal) => {
      await container.resolve<PaymentSweepService>('paymentSweepService').run(quietMinutes, signal);
      quietMinutes = QUIET_MINUTES;
    },
  });
}
