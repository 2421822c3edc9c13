import { formatCount, formatNumber, isPlural } from '@/lib/format/numbers';

const orders = (count: number) => formatCount(count, 'order');

/** Texts of the page Today. */
export const todayMessages = {
  orders,
  toShip: 'To ship',
  shipOrders: 'Ship orders',
  nothingToShip: 'Everything is shipped',
  waiting: 'paid and waiting',
  unpaid: 'Unpaid',
  lowStock: 'Low stock',
  /** The list ends at ten. */
  lowProducts: (count: number, isAll: boolean) =>
    `${formatNumber(count)}${isAll ? '' : ' or more'} ${isPlural(count) ? 'products' : 'product'}`,
  soldOutOf: (count: number) =>
    count === 0 ? 'none is sold out' : `${formatNumber(count)} sold out`,
  paidToday: 'Paid today',
  paidOrders: (count: number) => `${orders(count)}, less refunds`,

  failures: 'Failures',
  needAttention: (count: number) =>
    isPlural(count) ? `${formatNumber(count)} need attention` : '1 needs attention',
  noFailures: 'Nothing needs you now.',
  failureKinds: {
    disputed: 'Disputed',
    refund_failed: 'Refund failed',
    event_failed: 'Payment event failed',
    mail_failed: 'Mail not sent',
    invoice_failed: 'Invoice failed',
    webhook_failed: 'Webhook failed',
    other: 'Failed',
  },
  openOrder: 'Open order',

  revenue: 'Revenue',
  revenueOf: 'Revenue of the last',
  inUtc: 'Days in UTC',
  allFigures: 'Other spans and comparisons',
  columns: { day: 'Day', week: 'Week of', month: 'Month' },
  captions: { day: 'Revenue by day', week: 'Revenue by week', month: 'Revenue by month' },
  chartTitle: (caption: string, first: string, last: string) => `${caption}, ${first} to ${last}`,
  chartText: (highest: string, most: string, lowest: string, least: string) =>
    `Highest: ${highest} with ${most}. Lowest: ${lowest} with ${least}. The table has every value.`,
  orderCount: 'Orders',
  soFar: 'so far',
  spans: {
    days14: '14 days',
    days30: '30 days',
    days90: '90 days',
    week: '12 weeks',
    month: '12 months',
  },
  nothingSold: (span: string) => `Nothing was paid in these ${span}.`,

  unpaidByAge: 'Unpaid by age',
  age: (from: number, to: number | null) =>
    to === null ? `from ${formatNumber(from)} h` : `${formatNumber(from)}–${formatNumber(to)} h`,
  nothingUnpaid: 'No order waits for its payment.',
  all: 'All',
  allOf: (title: string) => `All: ${title}`,
  minimum: (pieces: string) => `minimum ${pieces}`,
  soldOut: 'Sold out',
  nothingLow: 'Every product has at least twice its minimum.',
  bestProducts: 'Best products',

  firstToShip: 'To ship, oldest first',
  nothingWaits: 'No paid order waits.',
  /** A line below the product of an order. */
  waitingOrder: (pieces: string, name: string, paid: string) =>
    `${pieces} for ${name}, paid ${paid}`,
  open: 'Open',
  openNumber: (number: number) => `Open order ${number}`,

  done: 'What the shop did on its own',
  nothingDone: 'Nothing yet.',
  expired: (count: number) =>
    `${orders(count)} expired before they were paid; their pieces went back on sale.`,

  loading: 'Loading the figures',
  figuresError: 'We could not load the figures',
  noticesError: 'We could not load the failures',
  toShipError: 'We could not load the orders to ship',
};
