import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { FIRST_WAIT_SECONDS } from '../lib/smtp';

/** Concurrent mails per process; small mail servers allow no more per client. */
const CONCURRENT = 3;

/** Handles the mails of the outbox. */
export default function sendMails(container: MedusaContainer): void {
  const services = servicesOf(container);
  const { logger, mailSendingService, outboxService } = services;
  if (!mailSendingService.isConfigured) {
    logger.warn('SMTP_URL is not set: the shop sends no mails, and drops those that are due.');
  }
  outboxService.handle('mail', {
    concurrent: CONCURRENT,
    firstWaitSeconds: FIRST_WAIT_SECONDS,
    attempt: (entry, signal) => services.mailSendingService.attempt(entry, signal),
  });
}
