import { REFUND_ON_CARD, shopPromises } from '@harrow/contract';
import type { LetterWords } from './letter-words';

const count = new Intl.NumberFormat('en-US');

const inStock = (pieces: string, isOne: boolean) => `${pieces} ${isOne ? 'is' : 'are'} in stock`;

export const en: LetterWords = {
  locale: 'en-US',
  promises: shopPromises,
  pieces: (pieces) => `${count.format(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`,
  part: (number) => `Part ${number}`,
  total: 'Total',
  order: 'Order',
  orderNumber: (number) => `No. ${number}`,
  poNumber: 'PO number',
  shipsTo: 'Ships to',
  payBy: 'Pay by',
  invoice: 'Invoice',
  seeOrder: 'See the order',
  pay: (total) => `Pay ${total}`,
  payLink:
    'The button leads to the payment without a log-in. Whoever has this mail can see the order and pay it.',
  foot: {
    question: 'Questions? Answer this mail.',
    questionOrCall: 'Questions? Answer this mail, or call ',
  },
  placed: {
    subject: (number) => `Order No. ${number} is placed`,
    title: 'Your order is placed',
    due: (total) => `${total} is due.`,
    named: (number) => `Order No. ${number}.`,
    held: (payBy) =>
      `We hold the goods for you${payBy === null ? '' : ` until ${payBy}`}. They ship once you have paid.`,
    thanks: 'Thank you. We have your order.',
    cancel: 'If you change your mind, cancel the order in My Orders.',
    expires: 'An order that stays unpaid expires, and you owe nothing.',
  },
  paid: {
    subject: (number, invoice) =>
      `Order No. ${number} is paid${invoice === null ? '' : `, invoice ${invoice}`}`,
    title: 'Payment received',
    attached: (invoice) => `Invoice ${invoice} is attached.`,
    shipsIn: (shipsIn, from) =>
      `Thank you. Your order ships${from === '' ? '' : ` from ${from}`} within ${shipsIn}, and we write again when it does.`,
    ships: 'Thank you. We write again when your order ships.',
    invoiceAttached: 'The invoice is attached.',
  },
  shipped: {
    subject: (number) => `Order No. ${number} has shipped`,
    title: 'On its way',
    trackingNumber: (number) => `Tracking number ${number}.`,
    check: (complaint) =>
      `Your order has left our works. Check it for damage before you sign for it, and report what is missing or damaged${complaint && ` ${complaint}`}.`,
    tracking: 'Tracking',
    track: 'Track the shipment',
  },
  cancelled: {
    subject: (number) => `Order No. ${number} is canceled`,
    title: 'Order canceled',
    named: (number) => `Order No. ${number}.`,
    notCharged: 'Nothing was charged.',
    byCustomer: 'You canceled this order.',
    byShop: 'We had to cancel this order. Answer this mail if you still need the goods.',
    seeProducts: 'See all products',
  },
  expired: {
    subject: (number) => `Order No. ${number} has expired`,
    title: 'Order expired',
    preview: 'It was not paid in time.',
    text: 'This order was not paid in time, and the goods are for sale again. You owe nothing; a payment that arrives late is refunded in full. You can order again while the goods are in stock.',
    again: 'Order again',
  },
  reminder: {
    subject: (number) => `Order No. ${number} waits for your payment`,
    title: 'Your order expires soon',
    preview: (payBy) => `Pay by ${payBy}.`,
    text: (payBy) =>
      `We hold the goods for you until ${payBy}. An order that stays unpaid expires, and the goods are for sale again. If you no longer need them, you need not do anything.`,
  },
  refunded: {
    subject: (amount, number) => `Refund of ${amount} for order No. ${number}`,
    title: 'Refund sent',
    preview: (amount) => `${amount} goes back to your card.`,
    text: (amount, isPart) =>
      `We sent ${amount}${isPart ? ', a part of the total,' : ''} back to the card you paid with. Banks take ${REFUND_ON_CARD} to show it.`,
    attached: 'The credit note is attached.',
    refunded: 'Refunded',
    creditNote: 'Credit note',
  },
  unverified: {
    title: (number) => `Order No. ${number}`,
    preview: 'Log in to see it.',
    text: 'Log in to see the order. Our mails say more once this address is confirmed.',
    stranger: 'If you have not ordered anything, you need not do anything.',
  },
  restocked: {
    subject: (name) => `Back in stock: ${name}`,
    title: 'Back in stock',
    inStock: (pieces, isOne) => `${inStock(pieces, isOne)}.`,
    text: (pieces, isOne) =>
      `You asked us to write when this product is back. As we write this, ${inStock(pieces, isOne)}. We do not hold any of them for you.`,
    see: 'See the product',
    once: 'You get this mail once. No further one follows unless you ask for it.',
    product: 'Product',
    part: 'Part',
    price: 'Price',
    perPiece: (price) => `${price} per piece`,
    soldFrom: 'Sold from',
  },
  soldOutAgain: {
    subject: (name) => `Sold out again: ${name}`,
    title: 'Back, and sold out again',
    preview: 'Others were faster.',
    text: 'You asked us to write when this product is back. It was, but it sold out again before we could write to you. We are sorry.',
    ask: 'Ask for the next mail',
    once: 'You get this mail once. For another one, ask again on the page of the product.',
  },
};
