import type { BackgroundWorkService } from '@harrow/orders';
import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';
import type PaymentSweepService from '../services/payment-sweep';

/** Finishes what was left undone, for as long as the engine runs. */
export default function sweepPayments(container: MedusaContainer, options: unknown): void {
  const { sweepSeconds } = optionsSchema.parse(options);
  container.resolve<BackgroundWorkService>('backgroundWorkService').start({
    name: 'Sweeping payments',
    everySeconds: sweepSeconds,
    run: () => container.resolve<PaymentSweepService>('paymentSweepService').run(),
  });
}
