import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the figures of a span. */
export const figuresMessages = {
  span: 'Span',
  spans: { days7: '7 days', days30: '30 days', months12: '12 months', year: 'This year' },
  ownDays: 'Own days',
  from: 'From',
  until: 'to',
  to: 'To',
  compare: 'Compare with',
  comparisons: {
    before: (days: number) =>
      days === 1 ? 'The day before' : `The ${formatNumber(days)} days before`,
    year: 'A year before',
    none: 'Nothing',
  },
  csv: 'Save as CSV',
  csvPending: 'Saving …',
  csvFailed: (reason: string) => `The figures were not saved. ${reason}`,

  revenue: 'Revenue',
  orders: 'Orders paid',
  averageOrder: 'Average order',
  refunded: 'Refunded',
  fromValue: (value: string) => `from ${value}`,
  isNew: 'new',
  ofPaid: (share: string) => `${share} of what was paid`,
  shareBefore: (share: string) => `before: ${share}`,

  afterRefunds: 'Revenue after refunds',
  by: 'By',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  captions: { day: 'Revenue by day', week: 'Revenue by week', month: 'Revenue by month' },
  spanOf: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  chartCompared: (title: string, span: string) => `${title}, compared with ${span}`,
  chartText: (label: string, amount: string) =>
    `Highest: ${label} with ${amount}. The table below has every value.`,
  orderCount: (orders: number) => formatCount(orders, 'order'),
  pointCompared: (orders: string, amount: string) => `${orders}, before: ${amount}`,
  soFar: 'so far',
  lastSoFar: (label: string) => `${label}, so far`,
  asTable: 'Show as a table',
  columns: { day: 'Day', week: 'Week of', month: 'Month' },
  paidOrders: 'Orders',
  before: 'Before',
  change: 'Change',
  nothingSold: 'Nothing was paid or refunded in this span.',

  byProduct: 'By product',
  product: 'Product',
  pieces: 'Pieces',
  noProducts: 'No product brought anything in this span.',
  byCategory: 'By category',
  category: 'Category',
  allCategories: (count: number) => `All ${formatCount(count, 'category', 'categories')}`,
  noCategory: 'Without a category',
  share: 'Share',
  all: 'All',
  note: 'Paid orders less refunds, by the day of the payment or refund, in UTC. Products are in the category that they have now.',

  loading: 'Loading the figures',
  errorTitle: 'We could not load the figures',
};
