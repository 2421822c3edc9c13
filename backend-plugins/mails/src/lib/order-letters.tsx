import type { Order } from '@harrow/contract';
import type { ReactElement } from 'react';
import { Button, type Fact, Facts, Items, Note, Paragraph } from './elements';
import { formatMoment, formatMoney } from './format';
import { Letter, type LetterProps, type Shop } from './letter';
import { orderPage, paymentPage, productsPage } from './pages';

/** A mail before it is rendered. */
export type Written = { subject: string; body: ReactElement<LetterProps> };

/** The input of each mail about an order. */
export type OrderMail = {
  shop: Shop;
  order: Order;
  /** The page that pays the order without a log-in; that of its customer without one. */
  payPage?: string | null;
};

const totalOf = ({ shop, order: { amount, currency } }: OrderMail): string =>
  formatMoney(amount, currency, shop.words);

/** The lines of an order, and its sum. */
function OrderItems({ shop, order }: OrderMail) {
  const { words } = shop;
  const items = order.lines.map(({ product, number, quantity, price, amount }) => ({
    name: product,
    details: [
      number === null ? '' : words.part(number),
      `${words.pieces(quantity)} × ${formatMoney(price, order.currency, words)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    value: formatMoney(amount, order.currency, words),
  }));
  return <Items items={items} sum={[words.total, totalOf({ shop, order })]} />;
}

const numberFacts = ({ shop: { words }, order: { number, poNumber } }: OrderMail): Fact[] => [
  [words.order, words.orderNumber(number)],
  ...(poNumber === null ? [] : [[words.poNumber, poNumber] satisfies Fact]),
];

const addressFacts = ({ shop: { words }, order: { name, address } }: OrderMail): Fact[] => [
  [words.shipsTo, [name, address].filter(Boolean).join(', ')],
];

/** The button to the page of the order. */
const SeeOrder = ({ shop, order }: OrderMail) => (
  <Button href={orderPage(shop.origin, order._id)}>{shop.words.seeOrder}</Button>
);

const Pay = ({ shop, order, payPage }: OrderMail) => (
  <>
    <Button href={payPage ?? paymentPage(shop.origin, order._id)}>
      {shop.words.pay(totalOf({ shop, order }))}
    </Button>
    {payPage && <Note>{shop.words.payLink}</Note>}
  </>
);

/** Omits the request to pay if the order has been paid or has ended since. */
export function placed(mail: OrderMail): Written {
  const { shop, order } = mail;
  const { words, timeZone } = shop;
  const { number, expiresAt, status } = order;
  const { placed: says } = words;
  const isDue = status === 'unpaid';
  const payBy = isDue && expiresAt !== null ? formatMoment(expiresAt, timeZone, words) : null;
  return {
    subject: says.subject(number),
    body: (
      <Letter
        shop={shop}
        title={says.title}
        preview={isDue ? says.due(totalOf(mail)) : says.named(number)}
      >
        <Paragraph>{isDue ? says.held(payBy) : says.thanks}</Paragraph>
        <Facts
          facts={[
            ...numberFacts(mail),
            ...addressFacts(mail),
            ...(payBy === null ? [] : [[words.payBy, payBy] satisfies Fact]),
          ]}
        />
        <OrderItems {...mail} />
        {isDue ? <Pay {...mail} /> : <SeeOrder {...mail} />}
        <Note>{shop.promises.wholePrice}</Note>
        {isDue && (
          <Note>
            {says.cancel}
            {payBy !== null && ` ${says.expires}`}
          </Note>
        )}
      </Letter>
    ),
  };
}

/** `invoice` is the number of the attached invoice; null without one. */
export function paid({ invoice, ...mail }: OrderMail & { invoice: string | null }): Written {
  const { shop, order } = mail;
  const { words, promises, maker } = shop;
  const { paid: says } = words;
  const { shipsIn } = promises;
  return {
    subject: says.subject(order.number, invoice),
    body: (
      <Letter
        shop={shop}
        title={says.title}
        preview={invoice === null ? totalOf(mail) : says.attached(invoice)}
      >
        <Paragraph>
          {shipsIn ? says.shipsIn(shipsIn, maker?.shipsFrom ?? '') : says.ships}
          {invoice !== null && ` ${says.invoiceAttached}`}
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(mail),
            ...(invoice === null ? [] : [[words.invoice, invoice] satisfies Fact]),
            ...addressFacts(mail),
          ]}
        />
        <OrderItems {...mail} />
        <SeeOrder {...mail} />
      </Letter>
    ),
  };
}

export function shipped(mail: OrderMail): Written {
  const { shop, order } = mail;
  const { shipped: says } = shop.words;
  const { tracking } = order;
  return {
    subject: says.subject(order.number),
    body: (
      <Letter
        shop={shop}
        title={says.title}
        preview={tracking ? says.trackingNumber(tracking.number) : `${order.product}.`}
      >
        <Paragraph>{says.check(shop.promises.complaint)}</Paragraph>
        <Facts
          facts={[
            ...numberFacts(mail),
            ...(tracking ? [[says.tracking, tracking.number] satisfies Fact] : []),
            ...addressFacts(mail),
          ]}
        />
        <OrderItems {...mail} />
        {tracking?.url ? <Button href={tracking.url}>{says.track}</Button> : <SeeOrder {...mail} />}
      </Letter>
    ),
  };
}

/** `by` names the side that canceled the order. */
export function cancelled({ by, ...mail }: OrderMail & { by: 'customer' | 'shop' }): Written {
  const { shop, order } = mail;
  const { cancelled: says } = shop.words;
  const charge = order.paid ? '' : ` ${says.notCharged}`;
  return {
    subject: says.subject(order.number),
    body: (
      <Letter shop={shop} title={says.title} preview={`${says.named(order.number)}${charge}`}>
        <Paragraph>
          {by === 'customer' ? says.byCustomer : says.byShop}
          {charge}
        </Paragraph>
        <Facts facts={numberFacts(mail)} />
        <OrderItems {...mail} />
        <Button href={productsPage(shop.origin)}>{says.seeProducts}</Button>
      </Letter>
    ),
  };
}

export function expired(mail: OrderMail): Written {
  const { shop, order } = mail;
  const { expired: says } = shop.words;
  return {
    subject: says.subject(order.number),
    body: (
      <Letter shop={shop} title={says.title} preview={says.preview}>
        <Paragraph>{says.text}</Paragraph>
        <Facts facts={numberFacts(mail)} />
        <OrderItems {...mail} />
        <Button href={orderPage(shop.origin, order._id)}>{says.again}</Button>
      </Letter>
    ),
  };
}

/** `payBy` is the time at which the order expires. */
export function reminder({ payBy, ...mail }: OrderMail & { payBy: string }): Written {
  const { shop, order } = mail;
  const { words, timeZone } = shop;
  const { reminder: says } = words;
  const moment = formatMoment(payBy, timeZone, words);
  return {
    subject: says.subject(order.number),
    body: (
      <Letter shop={shop} title={says.title} preview={says.preview(moment)}>
        <Paragraph>{says.text(moment)}</Paragraph>
        <Facts facts={[...numberFacts(mail), [words.payBy, moment]]} />
        <OrderItems {...mail} />
        <Pay {...mail} />
      </Letter>
    ),
  };
}

/** A refund; `amount` is decimal, `creditNote` the number of the attached one, null without one. */
type RefundMail = OrderMail & { amount: number; creditNote: string | null };

export function refunded({ amount, creditNote, ...mail }: RefundMail): Written {
  const { shop, order } = mail;
  const { refunded: says } = shop.words;
  const money = formatMoney(amount, order.currency, shop.words);
  return {
    subject: says.subject(money, order.number),
    body: (
      <Letter shop={shop} title={says.title} preview={says.preview(money)}>
        <Paragraph>
          {says.text(money, amount < order.amount)}
          {creditNote !== null && ` ${says.attached}`}
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(mail),
            [says.refunded, money],
            ...(creditNote === null ? [] : [[says.creditNote, creditNote] satisfies Fact]),
          ]}
        />
        <OrderItems {...mail} />
        <SeeOrder {...mail} />
      </Letter>
    ),
  };
}

/**
 * The mail about any event of an order to an unverified address, which may belong to someone else: it contains
 * only the number of the order.
 */
export function toUnverified(mail: OrderMail): Written {
  const { shop, order } = mail;
  const { unverified: says } = shop.words;
  const title = says.title(order.number);
  return {
    subject: title,
    body: (
      <Letter shop={shop} title={title} preview={says.preview}>
        <Paragraph>{says.text}</Paragraph>
        <SeeOrder {...mail} />
        <Note>{says.stranger}</Note>
      </Letter>
    ),
  };
}
