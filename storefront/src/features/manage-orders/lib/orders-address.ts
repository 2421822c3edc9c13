import { orderSorts, type AnswerOf, type countOrders, type OrderSort } from '@harrow/contract';
import { isDay } from '@/lib/day-text';
import { deskHref, deskPageOf, deskWordsOf } from '@/lib/desk-address';

/** The tabs of the list of orders; `all` leaves out canceled and expired orders. */
export const TABS = ['to-ship', 'unpaid', 'shipped', 'all', 'canceled'] as const;

export type Tab = (typeof TABS)[number];

/** The `status` that `GET /orders` reads. */
const STATUS_OF: Record<Tab, string | undefined> = {
  'to-ship': 'paid',
  unpaid: 'unpaid',
  shipped: 'shipped',
  all: undefined,
  canceled: 'cancelled,expired',
};

/** How many orders a page may have. */
export const ROWS = [20, 50, 100] as const;

/** The parsed address of Manage Orders. */
export interface OrdersAddress {
  tab: Tab;
  q: string;
  /** Days such as `2026-11-01`, in the reader's time zone; both are included. */
  from?: string;
  to?: string;
  sort: OrderSort;
  rows: (typeof ROWS)[number];
  /** Counted from 0. */
  page: number;
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && isDay(text) ? text : undefined;

/** Reads the address of Manage Orders. Invalid parameters are ignored. */
export function ordersAddressOf(query: URLSearchParams): OrdersAddress {
  const [one, other] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const isReversed = one !== undefined && other !== undefined && one > other;
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'all',
    q: deskWordsOf(query),
    from: isReversed ? other : one,
    to: isReversed ? one : other,
    sort: orderSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    rows: ROWS.find((rows) => String(rows) === query.get('rows')) ?? ROWS[0],
    page: deskPageOf(query),
  };
}

/** Returns the local midnight that begins the day `after` days after this one. */
function midnight(day: string, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}

/** Returns the filters that apply to all tabs, as the query of `GET /orders/counts`. */
export function filtersOf({ q, from, to }: OrdersAddress): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(from === undefined ? {} : { from: midnight(from) }),
    ...(to === undefined ? {} : { to: midnight(to, 1) }),
  };
}

/** Returns the filters and the order of a list, as `GET /orders` and `GET /orders.csv` read them. */
export function listQueryOf(address: OrdersAddress): Record<string, string> {
  const status = STATUS_OF[address.tab];
  return { ...filtersOf(address), ...(status ? { status } : {}), sort: address.sort };
}

/** The same with the page. */
export const pageQueryOf = (address: OrdersAddress): Record<string, string> => ({
  ...listQueryOf(address),
  limit: String(address.rows),
  pageNumber: String(address.page),
});

/** Returns the number of orders of each tab. */
export const tabCountsOf = (counts: AnswerOf<typeof countOrders>): Record<Tab, number> => ({
  'to-ship': counts.toShip,
  unpaid: counts.unpaid,
  shipped: counts.shipped,
  all: counts.toShip + counts.unpaid + counts.shipped + counts.refunded,
  canceled: counts.cancelled + counts.expired,
});

/** Returns the query of an address in one spelling, without its page, for a view that is saved. */
export function viewQueryOf({ tab, q, from, to, sort, rows }: OrdersAddress): string {
  const [fewest] = ROWS;
  const choices = {
    tab: tab === 'all' ? undefined : tab,
    ...{ q, from, to },
    sort: sort === 'newest' ? undefined : sort,
    rows: rows === fewest ? undefined : String(rows),
  };
  return deskHref(new URLSearchParams(), choices).slice(1);
}
