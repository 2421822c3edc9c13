import type { OrderEvent } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

const EVENTS: Record<OrderEvent['type'], string> = {
  placed: 'Placed',
  paid: 'Paid',
  shipped: 'Shipped',
  tracking_changed: 'Tracking changed',
  address_changed: 'Address changed',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
  mailed: 'Mail sent',
};

/** Texts of an order's own page. Amounts and dates are passed in formatted. */
export const orderPageMessages = {
  pageTitle: 'Order',
  title: (number: number) => `Order ${number}`,
  backToOrders: 'Back to My Orders',
  backToAll: 'Back to Manage Orders',
  loading: 'Loading the order',
  errorTitle: 'We could not load this order',
  notFoundTitle: 'No such order',
  notFoundHint: 'It may have been canceled. Your orders are listed under My Orders.',
  notFoundForStaff: 'All orders are listed under Manage Orders.',

  pay: (amount: string) => `Pay ${amount} now`,
  orderAgain: 'Order again',
  addedToList: 'Its products are added to those on your list.',
  notOnList: (count: number) => `${formatCount(count, 'product')} of this order did not fit.`,
  invoice: 'Invoice',
  creditNote: (number: string) => `Credit note ${number}`,
  paperFailed: (reason: string) => `The paper was not opened. ${reason}`,
  print: 'Print',

  timeline: 'What has happened',
  steps: 'Steps of this order',
  payBy: (moment: string) => `Pay by ${moment}`,
  payNext: 'Not paid yet',
  shipsBy: (day: string) => `Ships by ${day}`,
  shipsNext: 'Not shipped yet',
  timelineError: 'We could not load what has happened to this order.',
  events: EVENTS,
  /** The party that canceled or placed an order, as its customer reads it. */
  by: {
    customer: 'By you',
    staff: 'By our staff',
    provider: 'By the payment provider',
    system: 'By the shop',
  } satisfies Record<OrderEvent['by'], string>,
  tracking: 'Tracking number',

  items: 'What was ordered',
  price: 'Price',
  writeReview: 'Write a review',
  notSold: 'No longer sold',

  shipsTo: 'Ships to',
  poNumber: 'PO number',
  payment: 'Payment',
  paidBy: (amount: string, date: string) => `Card, ${amount} on ${date}`,
  refunded: (amount: string) => `${amount} was refunded to the card.`,
  due: (amount: string) => `${amount} is due. An order that stays unpaid may be canceled.`,
  nothingDue: 'The order ended before it was paid. Nothing is due.',
  transactionId: 'Transaction ID',
  copy: 'Copy the transaction ID',
  copied: 'The transaction ID is copied.',
  notCopied: 'The transaction ID could not be copied.',

  backToOrder: (number: number) => `Order ${number}`,
};
