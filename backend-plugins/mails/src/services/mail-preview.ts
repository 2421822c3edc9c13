import type {} from '@harrow/catalogue'; // declares its services, which this one uses
import type {} from '@harrow/orders';
import type {} from '@harrow/papers';
import type { BodyOf, Language, Order, previewShopMail, ShopMailKind } from '@harrow/contract';
import { noSuch, type Services } from '@harrow/plugin-kit';
import { exampleOrder } from '../lib/example-order';
import * as letters from '../lib/order-letters';
import { type LetterFacts, orderValues } from '../lib/order-values';
import { oneLine } from '../lib/recipient';
import { render } from '../lib/render';
import { reworded } from '../lib/reworded';

type Facts = Required<LetterFacts>;

/** The state of the example that each kind of mail is about. */
const STATES: Record<ShopMailKind, Order['status']> = {
  placed: 'unpaid',
  paid: 'paid',
  shipped: 'shipped',
  cancelled: 'cancelled',
  expired: 'expired',
  reminder: 'unpaid',
  refunded: 'refunded',
};

const LETTERS: Record<ShopMailKind, (mail: letters.OrderMail, facts: Facts) => letters.Written> = {
  placed: (mail) => letters.placed(mail),
  paid: (mail, { invoice }) => letters.paid({ ...mail, invoice }),
  shipped: (mail) => letters.shipped(mail),
  cancelled: (mail) => letters.cancelled({ ...mail, by: 'shop' }),
  expired: (mail) => letters.expired(mail),
  reminder: (mail) =>
    letters.reminder({ ...mail, payBy: mail.order.expiresAt ?? new Date().toISOString() }),
  refunded: (mail, { amount, creditNote }) => letters.refunded({ ...mail, amount, creditNote }),
};

/** Shows staff a mail before it is sent. */
export default class MailPreviewService {
  constructor(private readonly services: Services) {}

  /**
   * Returns a mail in a language about an order, or about an example, as it would be sent. Throws `not_found` for an unknown order,
   * and `invalid_body` for words with an unknown or missing place.
   */
  async preview(
    kind: ShopMailKind,
    { orderId, language, ...given }: BodyOf<typeof previewShopMail>,
  ): Promise<{ subject: string; html: string; text: string }> {
    const { mailedShopService, shopMailService } = this.services;
    const words = { ...(await shopMailService.find(kind, language)), ...given };
    await shopMailService.check(kind, { [language]: words });
    const [shop, { order, facts }] = await Promise.all([
      mailedShopService.retrieve(language),
      orderId === undefined ? this.example(kind) : this.known(orderId, language),
    ]);
    const letter = LETTERS[kind]({ shop, order }, facts);
    const { subject, body } = reworded(letter, words, orderValues(shop, order, facts));
    return { subject: oneLine(subject), ...render(body) };
  }

  private example(kind: ShopMailKind): { order: Order; facts: Facts } {
    const order = exampleOrder(this.services.storefrontProductService.currency, STATES[kind]);
    const facts = { invoice: '2026-000001', creditNote: 'C2026-000001', amount: order.amount };
    return { order, facts };
  }

  private async known(
    orderId: string,
    language: Language,
  ): Promise<{ order: Order; facts: Facts }> {
    const { paperService, productTextService, storefrontOrderService } = this.services;
    const found = await storefrontOrderService.find(orderId);
    if (!found) throw noSuch('order');
    const order = await productTextService.inLanguage(found, language);
    const papers = (await paperService.listOfOwn([orderId])).get(orderId) ?? [];
    const numberOf = (kind: string) => papers.findLast((paper) => paper.kind === kind)?.number;
    const [invoice = null, creditNote = null] = [numberOf('invoice'), numberOf('credit-note')];
    return { order, facts: { invoice, creditNote, amount: order.refunded || order.amount } };
  }
}
