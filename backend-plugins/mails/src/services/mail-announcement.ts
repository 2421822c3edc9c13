import type {} from '@harrow/catalogue'; // declares its services, which this one uses
import { paced, type Services, sqlStatement } from '@harrow/plugin-kit';
import { type MailOptions, optionsSchema } from '../lib/options';
import { reminderLeadHours } from '../lib/reminder-lead';

const REMINDERS = sqlStatement('@harrow/mails', 'announce-reminders');
const DIGESTS = sqlStatement('@harrow/mails', 'announce-digests');
const RESTOCKED = sqlStatement('@harrow/mails', 'announce-restocked');
const END_REMOVED = sqlStatement('@harrow/mails', 'end-watches-of-removed');

/** Watches per statement. */
const BATCH_SIZE = 500;

const SECONDS_PER_HOUR = 3600;

/** Announces the mails caused by the passage of time. Safe to run in several processes. */
export default class MailAnnouncementService {
  private readonly options: MailOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /** Announces due mails; a repetition adds nothing. Ends early once `signal` is aborted. */
  async announceDue(signal: AbortSignal): Promise<void> {
    const { manager } = this.services;
    const { unpaidOrderTtlHours } = this.options;
    if (unpaidOrderTtlHours > 0) {
      const lead = reminderLeadHours(unpaidOrderTtlHours);
      const seconds = [unpaidOrderTtlHours, lead].map((hours) => hours * SECONDS_PER_HOUR);
      await manager.query(REMINDERS, seconds);
    }
    const { maker } = await this.services.shopService.retrieve();
    await manager.query(DIGESTS, [maker.timeZone]);
    await manager.query(END_REMOVED);
    await paced(() => this.announceRestocked(), signal);
  }

  /** Announces mails about products that can be ordered again; resolves with whether more may be due. */
  private async announceRestocked(): Promise<boolean> {
    const { manager, storefrontProductService } = this.services;
    const values = [storefrontProductService.currency, BATCH_SIZE];
    const ended: unknown[] = await manager.query(RESTOCKED, values);
    return ended.length === BATCH_SIZE;
  }
}
