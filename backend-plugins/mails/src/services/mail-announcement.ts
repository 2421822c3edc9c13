import { maker } from '@harrow/contract';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { type MailOptions, optionsSchema } from '../lib/options';
import { reminderLeadHours } from '../lib/reminder-lead';

const REMINDERS = sqlStatement('@harrow/mails', 'announce-reminders');
const DIGESTS = sqlStatement('@harrow/mails', 'announce-digests');

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

  /** Announces due mails; a repetition adds nothing. */
  async announceDue(): Promise<void> {
    const { manager } = this.services;
    const { unpaidOrderTtlHours } = this.options;
    if (unpaidOrderTtlHours > 0) {
      const lead = reminderLeadHours(unpaidOrderTtlHours);
      const seconds = [unpaidOrderTtlHours, lead].map((hours) => hours * SECONDS_PER_HOUR);
      await manager.query(REMINDERS, seconds);
    }
    await manager.query(DIGESTS, [maker.shipping.timeZone]);
  }
}
