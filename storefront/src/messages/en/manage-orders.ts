import { formatCount, formatNumber, isPlural } from '@/lib/format/numbers';

/** Texts of the list of orders for staff, and of its shipping tray. Amounts are passed in formatted. */
export const manageOrderMessages = {
  tabs: 'Orders by state',
  tabNames: {
    'to-ship': 'To ship',
    unpaid: 'Unpaid',
    shipped: 'Shipped',
    all: 'All',
    canceled: 'Canceled',
  },
  search: 'Search orders',
  searchHint: 'Number, name, phone, town',
  filter: 'Filter',
  placed: 'Placed',
  from: 'From',
  to: 'To',
  until: 'to',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    '-amount': 'Amount, high to low',
    amount: 'Amount, low to high',
  },

  select: (number: number) => `Select order ${number}`,
  selectAll: 'Select every order on this page that can ship',
  piecesTo: (pieces: string, place: string) => (place === '' ? pieces : `${pieces} to ${place}`),
  since: (age: string) => `for ${age}`,
  expiresIn: (span: string) => `expires in ${span}`,
  expiresNow: 'expires now',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} days`,
  ship: (number: number) => `Ship order ${number}`,
  heldUnpaid: (number: number) => `Order ${number} is not paid yet`,
  heldRefunded: (number: number) => `Order ${number} was refunded`,
  shipping: 'Shipping',
  inSeconds: (count: number) => `in ${count} s`,

  selected: (count: string) => `${count} selected`,
  trayLabel: 'Shipping',
  tracking: 'Tracking',
  clear: 'Clear',
  shipOrders: (count: number) => `Ship ${formatCount(count, 'order')}`,
  order: 'Order',
  trackingNumber: 'Tracking number',
  trackingLink: 'Tracking link',
  numberOf: (number: number) => `Tracking number of ${number}`,
  linkOf: (number: number) => `Tracking link of ${number}`,
  optional: 'Optional',
  filledIn: 'Filled in for UPS and FedEx',
  trayHint:
    'Paste a column of numbers into any field to fill the ones below it. Ctrl + Enter ships.',
  pasted: (filled: number) => `${formatCount(filled, 'field')} filled in.`,
  left: (left: number) => `${formatCount(left, 'pasted line')} found no order.`,
  problems: {
    'number-missing': 'A link needs a tracking number beside it.',
    number: 'This is not a tracking number.',
    url: 'A link starts with https:// and has no spaces.',
  },

  shippingNow: (count: number, number: number) =>
    count === 1 ? `Shipping order ${number}` : `Shipping ${count} orders`,
  undo: 'Undo',
  shippedMany: (count: number) => `${formatCount(count, 'order')} shipped.`,
  overtaken: (count: number, typed: number) =>
    `${formatNumber(count)} ${isPlural(count) ? 'were' : 'was'} already shipped${
      typed === 0 ? '.' : `; your ${typed === 1 ? 'number is' : 'numbers are'} kept here.`
    }`,
  newsTitle: 'What was shipped',
  closeNews: 'Close',
  shippedEarlier: (by: string | null, moment: string, number: string | null) =>
    `Shipped${by === null ? '' : ` by ${by}`} on ${moment} ${
      number === null ? 'without a tracking number' : `with ${number}`
    }.`,
  youTyped: (number: string) => `You typed ${number}.`,
  useTyped: (number: string) => `Use ${number}`,
  saveTracking: 'Save tracking',
  changeTracking: 'Change tracking',
  addTracking: 'Add tracking',
  trackingSaved: 'Tracking saved.',
  trackingRemoved: 'Tracking removed.',
  trackingFailed: (reason: string) => `The tracking was not saved. ${reason}`,
  trackingUnknown: 'We do not know whether the tracking was saved. Save it again.',
  trackingHint: 'An empty number removes the tracking. The change is in the timeline.',
  notShipped: (number: number, reason: string) => `Order ${number} was not shipped. ${reason}`,
  someNotShipped: (count: string) => `${count} orders were not shipped.`,
  eachNotShipped: (numbers: string, reason: string) => `${numbers}: ${reason}`,
  someUnknown: (count: string) => `We do not know whether ${count} orders were shipped.`,
  shipAgain: 'They are selected again. Ship them once more: an order is shipped only once.',
  shipUnknown: 'We do not know whether it was shipped.',
  noReason: 'The shop gave no reason.',
  notShippable: {
    unpaid: 'This order is still unpaid.',
    refunded: 'This order was refunded.',
    ended: 'This order has ended.',
  },

  csv: (count: string) => `CSV of all ${count}`,
  csvPending: 'Preparing the file…',
  csvFailed: (reason: string) => `The file was not saved. ${reason}`,

  noneTitle: 'No orders match',
  noneText: 'Take out a filter, or look at all orders.',
  noneInTab: {
    'to-ship': 'Nothing to ship',
    unpaid: 'Nothing unpaid',
    shipped: 'Nothing shipped yet',
    all: 'No orders yet',
    canceled: 'Nothing canceled or expired',
  },
  showAll: 'Show all orders',

  keys: [
    { keys: ['J'], name: 'Next order', short: 'down' },
    { keys: ['K'], name: 'Previous order', short: 'up' },
    { keys: ['X'], name: 'Select the order', short: 'select' },
    { keys: ['Shift', 'X'], name: 'Select all up to here' },
    { keys: ['S'], name: 'Ship what is selected', short: 'ship' },
    { keys: ['Enter'], name: 'Open the order', short: 'open' },
    { keys: ['Z'], name: 'Undo' },
    { keys: ['1', '2', '3', '4', '5'], name: 'To ship, Unpaid, Shipped, All, Canceled' },
    { keys: ['Ctrl', 'Enter'], name: 'Ship from the tray' },
    { keys: ['Esc'], name: 'Close the tracking' },
  ],
};
