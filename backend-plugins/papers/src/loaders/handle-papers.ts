import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/** The thread draws one paper at a time; the second attempt can issue papers meanwhile. */
const CONCURRENT = 2;
/** Longer than an attempt: statements end after ten seconds. */
const FIRST_WAIT_SECONDS = 60;

/** Starts handling the invoice entries of the outbox. */
export default function handlePapers(container: MedusaContainer): void {
  const services = servicesOf(container);
  services.outboxService.handle('invoice', {
    concurrent: CONCURRENT,
    firstWaitSeconds: FIRST_WAIT_SECONDS,
    attempt: (entry) => services.paperService.handle(entry),
  });
}
