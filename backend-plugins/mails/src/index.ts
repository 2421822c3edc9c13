// declares the services in use here
import type {} from '@harrow/shop';
import type DigestMailService from './services/digest-mail';
import type MailAnnouncementService from './services/mail-announcement';
import type MailPreviewService from './services/mail-preview';
import type MailedShopService from './services/mailed-shop';
import type MailRecipientService from './services/mail-recipient';
import type MailSendingService from './services/mail-sending';
import type OrderMailService from './services/order-mail';
import type RestockMailService from './services/restock-mail';
import type WatchService from './services/watch';

export { openTransport } from './lib/smtp';

declare module '@harrow/plugin-kit' {
  interface Services {
    digestMailService: DigestMailService;
    mailAnnouncementService: MailAnnouncementService;
    mailPreviewService: MailPreviewService;
    mailedShopService: MailedShopService;
    mailRecipientService: MailRecipientService;
    mailSendingService: MailSendingService;
    orderMailService: OrderMailService;
    restockMailService: RestockMailService;
    watchService: WatchService;
  }
}
