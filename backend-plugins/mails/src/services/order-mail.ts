import type {} from '@harrow/orders'; // declares its services, which this one uses
import type {} from '@harrow/payments';
import type { OutboxEntry } from '@harrow/outbox';
import type { PaperFile } from '@harrow/papers';
import type { Language, Order, OrderEvent, ShopMailKind } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import type { Services } from '@harrow/plugin-kit';
import * as letters from '../lib/order-letters';
import type { Written } from '../lib/order-letters';
import { type LetterFacts, orderValues } from '../lib/order-values';
import { reworded } from '../lib/reworded';
import { paymentLink } from '../lib/pages';
import { type Prepared, prepared } from '../lib/prepared';
import type { Attachment } from '../lib/smtp';

/** A letter with the attached paper. */
type WithPaper = Written & LetterFacts & { paper?: PaperFile | null };

const attached = (paper: PaperFile | null | undefined): Attachment[] =>
  paper ? [{ filename: paper.name, content: paper.bytes, contentType: 'application/pdf' }] : [];

/** Writes the letter about an event; a text is the reason for sending none. */
type Write = (
  mail: letters.OrderMail,
  entry: OutboxEntry,
) => Promise<WithPaper | string> | WithPaper | string;

/** Returns the kind of mail that is about an event, such as `order.paid`. */
const kindOf = (subject: string) => subject.slice('order.'.length) as ShopMailKind;

/** The mails with a button that pays. */
const ASKS_TO_PAY: ReadonlySet<string> = new Set(['order.placed', 'order.reminder']);

/** Writes mails about orders. */
export default class OrderMailService {
  private readonly letters: Record<string, Write> = {
    'order.placed': letters.placed,
    'order.paid': (mail, { cause }) => this.paid(mail, cause),
    'order.shipped': letters.shipped,
    'order.cancelled': async (mail) =>
      letters.cancelled({ ...mail, by: await this.whoCanceled(mail.order) }),
    'order.expired': letters.expired,
    'order.reminder': (mail) => {
      const { status, expiresAt } = mail.order;
      const isDue = status === 'unpaid' && expiresAt !== null && new Date(expiresAt) > new Date();
      return isDue
        ? letters.reminder({ ...mail, payBy: expiresAt })
        : 'The order waits for no payment any more.';
    },
    'order.refunded': (mail, { cause }) => this.refunded(mail, cause),
  };

  constructor(private readonly services: Services) {}

  /** Returns the mail about an event, with the current data of the order and the recipient. */
  async prepare(entry: OutboxEntry): Promise<Prepared> {
    const { orderId, subject } = entry;
    const write = this.letters[subject];
    if (!write || orderId === null) return { dropped: `There is no mail about ${subject}.` };
    const [order, recipient] = await Promise.all([
      this.services.storefrontOrderService.find(orderId),
      this.services.mailRecipientService.ofOrder(orderId),
    ]);
    if (!order) return { dropped: 'The order does not exist.' };
    if (!recipient) return { dropped: 'The person is unknown or erased.' };
    const { language } = recipient;
    const mail = {
      shop: await this.services.mailedShopService.retrieve(language),
      order: await this.services.productTextService.inLanguage(order, language),
    };
    if (!recipient.isVerified) return prepared(recipient, letters.toUnverified(mail));
    const token =
      ASKS_TO_PAY.has(subject) && (await this.services.paymentLinkService.create(orderId));
    const payPage = token ? paymentLink(mail.shop.origin, token) : null;
    const written = await write({ ...mail, payPage }, entry);
    if (typeof written === 'string') return { dropped: written };
    const letter = await this.inWordsOfShop(mail, kindOf(subject), { written, language });
    return prepared(recipient, letter, attached(written.paper));
  }

  private async inWordsOfShop(
    { shop, order }: letters.OrderMail,
    kind: ShopMailKind,
    { written, language }: { written: WithPaper; language: Language },
  ): Promise<Written> {
    const words = await this.services.shopMailService.find(kind, language);
    return reworded(written, words, orderValues(shop, order, written));
  }

  private async paid(mail: letters.OrderMail, cause: string): Promise<WithPaper> {
    const paper = await this.paperOf(mail, 'invoice', cause);
    const invoice = paper?.number ?? null;
    return { ...letters.paid({ ...mail, invoice }), invoice, paper };
  }

  /** Returns the paper for an event, and issues and draws it if necessary; null if none is needed. */
  private paperOf(
    { order }: letters.OrderMail,
    kind: 'invoice' | 'credit-note',
    cause: string,
  ): Promise<PaperFile | null> {
    return this.services.paperService.fileOfCause(order._id, kind, cause);
  }

  private async whoCanceled({ _id }: Order): Promise<'customer' | 'shop'> {
    const events: OrderEvent[] = await this.services.orderEventService.listForStaff(_id);
    const event = events.find(({ type }) => type === 'cancelled');
    return event?.by === 'customer' ? 'customer' : 'shop';
  }

  private async refunded(mail: letters.OrderMail, refundId: string): Promise<WithPaper | string> {
    const rows: { amount: number }[] = await this.services.manager.query(
      'SELECT amount FROM refund WHERE id = $1',
      [refundId],
    );
    const [refund] = rows;
    // the provider has reported that the refund failed
    if (!refund) return 'The refund was taken back.';
    const amount = toDecimal(refund.amount, mail.order.currency);
    const paper = await this.paperOf(mail, 'credit-note', refundId);
    const facts = { amount, creditNote: paper?.number ?? null };
    return { ...letters.refunded({ ...mail, ...facts }), ...facts, paper };
  }
}
