import type { OrderEvent } from '@harrow/contract';
import { promises } from './promises';

const EVENTS: Record<OrderEvent['type'], string> = {
  placed: 'Placed',
  paid: 'Paid',
  shipped: 'Shipped',
  tracking_changed: 'Tracking changed',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** Texts of an order's own page and of its invoice. Amounts and dates are passed in formatted. */
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
  invoice: 'Invoice',
  print: 'Print',

  timeline: 'What has happened',
  timelineError: 'We could not load what has happened to this order.',
  events: EVENTS,
  /** The party that canceled an order, as its customer reads it. */
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
  payment: 'Payment',
  paidBy: (amount: string, date: string) => `Card, ${amount} on ${date}`,
  refunded: (amount: string) => `${amount} was refunded to the card.`,
  due: (amount: string) => `${amount} is due. An order that stays unpaid may be canceled.`,
  nothingDue: 'The order ended before it was paid. Nothing is due.',
  transactionId: 'Transaction ID',
  copy: 'Copy the transaction ID',
  copied: 'The transaction ID is copied.',
  notCopied: 'The transaction ID could not be copied.',

  invoiceTitle: (number: number) => `Invoice ${number}`,
  backToOrder: (number: number) => `Order ${number}`,
  notPaid: 'There is no invoice: this order has not been paid.',
  billTo: 'Bill to',
  date: 'Date',
  orderDate: 'Ordered',
  total: 'Total',
  refundedTotal: 'Refunded',
  kept: 'Paid after refunds',
  wholePrice: promises.wholePrice,
};
