import type { OutboxEntry, OutboxOutcome } from '@harrow/outbox';
import type { Services } from '@harrow/plugin-kit';
import type { Transporter } from 'nodemailer';
import { type MailOptions, optionsSchema } from '../lib/options';
import { openTransport, sendMail } from '../lib/smtp';

/** Shared by the whole process: the engine constructs its services for each request. */
let transport: Transporter | undefined;

/** Sends the mails of the outbox. */
export default class MailSendingService {
  private readonly options: MailOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /** Whether this shop sends mails. If not, nothing may promise a mail. */
  get isConfigured(): boolean {
    return this.options.sending !== undefined;
  }

  /** Writes and sends the mail of an entry. */
  async attempt(entry: OutboxEntry, signal: AbortSignal): Promise<OutboxOutcome> {
    const { sending } = this.options;
    if (!sending) return { state: 'dropped', reason: 'SMTP_URL is not set.' };
    const prepared = await this.writerOf(entry).prepare(entry);
    if ('dropped' in prepared) return { state: 'dropped', reason: prepared.dropped };
    transport ??= openTransport(sending);
    return await sendMail(transport, sending, { mail: prepared.mail, entry, signal });
  }

  private writerOf({ subject }: OutboxEntry) {
    const { digestMailService, orderMailService, restockMailService } = this.services;
    if (subject === 'staff.digest') return digestMailService;
    return subject === 'product.restocked' ? restockMailService : orderMailService;
  }
}
