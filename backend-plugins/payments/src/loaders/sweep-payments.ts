import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { optionsSchema } from '../lib/options';

const QUIET_MINUTES = 10;

/** Starts the background work that finishes what was interrupted. */
export default function sweepPayments(container: MedusaContainer, options: unknown): void {
  const services = servicesOf(container);
  const { sweepSeconds } = optionsSchema.parse(options);
  let quietMinutes = 0; // events may have been missed before startup
  services.backgroundWorkService.start({
    name: 'Sweeping payments',
    everySeconds: sweepSeconds,
    run: async (signal) => {
      await services.paymentSweepService.run(quietMinutes, signal);
      quietMinutes = QUIET_MINUTES;
    },
  });
}
