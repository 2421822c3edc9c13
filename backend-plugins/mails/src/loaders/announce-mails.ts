import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

const EVERY_SECONDS = 60;

/** Starts the background work that announces reminders, digests and products back in stock, if the shop sends mails. */
export default function announceMails(container: MedusaContainer): void {
  const services = servicesOf(container);
  if (!services.mailSendingService.isConfigured) return;
  services.backgroundWorkService.start({
    name: 'Announcing mails',
    everySeconds: EVERY_SECONDS,
    run: (signal) => services.mailAnnouncementService.announceDue(signal),
  });
}
