import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';
import { FIRST_WAIT_SECONDS } from '../lib/smtp';

/** One at a time, so a process that is killed between sending and recording repeats one mail at most. */
const CONCURRENT = 1;

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
