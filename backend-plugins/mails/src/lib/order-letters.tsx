import { type Order, REFUND_ON_CARD } from '@harrow/contract';
import type { ReactElement } from 'react';
import { Button, type Fact, Facts, Items, Note, Paragraph } from './elements';
import { formatMoment, formatMoney, formatPieces } from './format';
import { Letter, type LetterProps, type Shop } from './letter';
import { orderPage, paymentPage, productsPage } from './pages';

/** A mail before it is rendered. */
export type Written = { subject: string; body: ReactElement<LetterProps> };

/** The input of each mail about an order. */
export type OrderMail = { shop: Shop; order: Order };

const totalOf = ({ amount, currency }: Order): string => formatMoney(amount, currency);

/** The lines of an order, and its sum. */
function OrderItems({ order }: { order: Order }) {
  const items = order.lines.map(({ product, number, quantity, price, amount }) => ({
    name: product,
    details: [
      number === null ? '' : `Part ${number}`,
      `${formatPieces(quantity)} × ${formatMoney(price, order.currency)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    value: formatMoney(amount, order.currency),
  }));
  return <Items items={items} sum={['Total', totalOf(order)]} />;
}

const numberFacts = ({ number, poNumber }: Order): Fact[] => [
  ['Order', `No. ${number}`],
  ...(poNumber === null ? [] : [['PO number', poNumber] satisfies Fact]),
];

const addressFacts = ({ name, address }: Order): Fact[] => [
  ['Ships to', [name, address].filter(Boolean).join(', ')],
];

/** The button to the page of the order. */
const SeeOrder = ({ shop, order }: OrderMail) => (
  <Button href={orderPage(shop.origin, order._id)}>See the order</Button>
);

const Pay = ({ shop, order }: OrderMail) => (
  <Button href={paymentPage(shop.origin, order._id)}>Pay {totalOf(order)}</Button>
);

/** Omits the request to pay if the order has been paid or has ended since. */
export function placed({ shop, order }: OrderMail): Written {
  const { number, expiresAt, status } = order;
  const isDue = status === 'unpaid';
  const payBy = isDue && expiresAt !== null ? formatMoment(expiresAt, shop.timeZone) : null;
  const held = `We hold the goods for you${payBy === null ? '' : ` until ${payBy}`}.`;
  return {
    subject: `Order No. ${number} is placed`,
    body: (
      <Letter
        shop={shop}
        title="Your order is placed"
        preview={isDue ? `${totalOf(order)} is due.` : `Order No. ${number}.`}
      >
        <Paragraph>
          {isDue ? `${held} They ship once you have paid.` : 'Thank you. We have your order.'}
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(order),
            ...addressFacts(order),
            ...(payBy === null ? [] : [['Pay by', payBy] satisfies Fact]),
          ]}
        />
        <OrderItems order={order} />
        {isDue ? <Pay shop={shop} order={order} /> : <SeeOrder shop={shop} order={order} />}
        <Note>{shop.promises.wholePrice}</Note>
        {isDue && (
          <Note>
            If you change your mind, cancel the order in My Orders.
            {payBy !== null && ' An order that stays unpaid expires, and you owe nothing.'}
          </Note>
        )}
      </Letter>
    ),
  };
}

/** `invoice` is the number of the attached invoice; null without one. */
export function paid({ shop, order, invoice }: OrderMail & { invoice: string | null }): Written {
  const from = shop.maker?.shipsFrom ? ` from ${shop.maker.shipsFrom}` : '';
  const { shipsIn } = shop.promises;
  return {
    subject:
      invoice === null
        ? `Order No. ${order.number} is paid`
        : `Order No. ${order.number} is paid, invoice ${invoice}`,
    body: (
      <Letter
        shop={shop}
        title="Payment received"
        preview={invoice === null ? totalOf(order) : `Invoice ${invoice} is attached.`}
      >
        <Paragraph>
          {shipsIn
            ? `Thank you. Your order ships${from} within ${shipsIn}, and we write again when it does.`
            : 'Thank you. We write again when your order ships.'}
          {invoice !== null && ' The invoice is attached.'}
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(order),
            ...(invoice === null ? [] : [['Invoice', invoice] satisfies Fact]),
            ...addressFacts(order),
          ]}
        />
        <OrderItems order={order} />
        <SeeOrder shop={shop} order={order} />
      </Letter>
    ),
  };
}

export function shipped({ shop, order }: OrderMail): Written {
  const { tracking } = order;
  const { complaint } = shop.promises;
  return {
    subject: `Order No. ${order.number} has shipped`,
    body: (
      <Letter
        shop={shop}
        title="On its way"
        preview={tracking ? `Tracking number ${tracking.number}.` : `${order.product}.`}
      >
        <Paragraph>
          Your order has left our works. Check it for damage before you sign for it, and report what
          is missing or damaged{complaint && ` ${complaint}`}.
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(order),
            ...(tracking ? [['Tracking', tracking.number] satisfies Fact] : []),
            ...addressFacts(order),
          ]}
        />
        <OrderItems order={order} />
        {tracking?.url ? (
          <Button href={tracking.url}>Track the shipment</Button>
        ) : (
          <SeeOrder shop={shop} order={order} />
        )}
      </Letter>
    ),
  };
}

/** `by` names the side that canceled the order. */
export function cancelled({ shop, order, by }: OrderMail & { by: 'customer' | 'shop' }): Written {
  const charge = order.paid ? '' : ' Nothing was charged.';
  return {
    subject: `Order No. ${order.number} is canceled`,
    body: (
      <Letter shop={shop} title="Order canceled" preview={`Order No. ${order.number}.${charge}`}>
        <Paragraph>
          {by === 'customer'
            ? 'You canceled this order.'
            : 'We had to cancel this order. Answer this mail if you still need the goods.'}
          {charge}
        </Paragraph>
        <Facts facts={numberFacts(order)} />
        <OrderItems order={order} />
        <Button href={productsPage(shop.origin)}>See all products</Button>
      </Letter>
    ),
  };
}

export function expired({ shop, order }: OrderMail): Written {
  return {
    subject: `Order No. ${order.number} has expired`,
    body: (
      <Letter shop={shop} title="Order expired" preview="It was not paid in time.">
        <Paragraph>
          This order was not paid in time, and the goods are for sale again. You owe nothing; a
          payment that arrives late is refunded in full. You can order again while the goods are in
          stock.
        </Paragraph>
        <Facts facts={numberFacts(order)} />
        <OrderItems order={order} />
        <Button href={orderPage(shop.origin, order._id)}>Order again</Button>
      </Letter>
    ),
  };
}

/** `payBy` is the time at which the order expires. */
export function reminder({ shop, order, payBy }: OrderMail & { payBy: string }): Written {
  const moment = formatMoment(payBy, shop.timeZone);
  return {
    subject: `Order No. ${order.number} waits for your payment`,
    body: (
      <Letter shop={shop} title="Your order expires soon" preview={`Pay by ${moment}.`}>
        <Paragraph>
          We hold the goods for you until {moment}. An order that stays unpaid expires, and the
          goods are for sale again. If you no longer need them, you need not do anything.
        </Paragraph>
        <Facts facts={[...numberFacts(order), ['Pay by', moment]]} />
        <OrderItems order={order} />
        <Pay shop={shop} order={order} />
      </Letter>
    ),
  };
}

/** A refund; `amount` is decimal, `creditNote` the number of the attached one, null without one. */
type RefundMail = OrderMail & { amount: number; creditNote: string | null };

export function refunded({ shop, order, amount, creditNote }: RefundMail): Written {
  const money = formatMoney(amount, order.currency);
  return {
    subject: `Refund of ${money} for order No. ${order.number}`,
    body: (
      <Letter shop={shop} title="Refund sent" preview={`${money} goes back to your card.`}>
        <Paragraph>
          We sent {money}
          {amount < order.amount && ', a part of the total,'} back to the card you paid with. Banks
          take {REFUND_ON_CARD} to show it.
          {creditNote !== null && ' The credit note is attached.'}
        </Paragraph>
        <Facts
          facts={[
            ...numberFacts(order),
            ['Refunded', money],
            ...(creditNote === null ? [] : [['Credit note', creditNote] satisfies Fact]),
          ]}
        />
        <OrderItems order={order} />
        <SeeOrder shop={shop} order={order} />
      </Letter>
    ),
  };
}

/**
 * The mail about any event of an order to an unverified address, which may belong to someone else: it contains
 * only the number of the order.
 */
export function toUnverified({ shop, order }: OrderMail): Written {
  const title = `Order No. ${order.number}`;
  return {
    subject: title,
    body: (
      <Letter shop={shop} title={title} preview="Log in to see it.">
        <Paragraph>
          Log in to see the order. Our mails say more once this address is confirmed.
        </Paragraph>
        <SeeOrder shop={shop} order={order} />
        <Note>If you have not ordered anything, you need not do anything.</Note>
      </Letter>
    ),
  };
}
