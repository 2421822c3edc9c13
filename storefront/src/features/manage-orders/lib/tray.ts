import { trackingSchema, type Order, type OrderSort, type Tracking } from '@harrow/contract';
import { toDecimal, toSmallestUnit } from '@harrow/money';
import { formatMoney } from '@/lib/format/numbers';
import { carrierLink } from './carrier-link';
import { isShippable } from './order-state';

/** An order to ship, with the tracking as typed. */
export interface TrayLine {
  order: Order;
  number: string;
  /** Null while the link is derived from the number. */
  url: string | null;
}

/** The tray: the orders selected for shipping, in the order of their selection. */
export type Tray = readonly TrayLine[];

/** An order as it is shipped. */
export interface Parcel {
  order: Order;
  tracking?: Tracking;
}

export const lineOf = (order: Order): TrayLine => ({ order, number: '', url: null });

/** Returns the line of an order with its current tracking. */
export function trackedLine(order: Order): TrayLine {
  const { number = '', url } = order.tracking ?? {};
  return { order, number, url: (url ?? '') === (carrierLink(number) ?? '') ? null : (url ?? '') };
}

export const isSelected = (tray: Tray, { _id }: Order): boolean =>
  tray.some(({ order }) => order._id === _id);

/** Returns the link of a line: the typed one, or the carrier's page about the number. */
export const linkOf = ({ number, url }: TrayLine): string => url ?? carrierLink(number) ?? '';

/** Adds the shippable orders that are not in the tray yet. */
export function withOrders(tray: Tray, orders: readonly Order[]): Tray {
  const added = orders.filter((order) => isShippable(order) && !isSelected(tray, order));
  return [...tray, ...added.map(lineOf)];
}

export function withoutOrders(tray: Tray, orders: readonly Order[]): Tray {
  const ids = new Set(orders.map(({ _id }) => _id));
  return tray.filter(({ order }) => !ids.has(order._id));
}

/** Puts unshipped parcels back, with their tracking. */
export function withParcels(tray: Tray, parcels: readonly Parcel[]): Tray {
  const returned = parcels.filter(({ order }) => !isSelected(tray, order));
  return [
    ...tray,
    ...returned.map(({ order, tracking }) => ({
      ...trackedLine({ ...order, tracking: tracking ? { url: null, ...tracking } : null }),
      order,
    })),
  ];
}

/** Updates the orders from the list, and removes those that can no longer be shipped. */
export function refreshed(tray: Tray, orders: readonly Order[]): Tray {
  const known = new Map(orders.map((order) => [order._id, order]));
  const lines = tray.map((line) => ({ ...line, order: known.get(line.order._id) ?? line.order }));
  return lines.filter(({ order }) => isShippable(order));
}

/**
 * Sorts the lines as the list does, across its pages, because columns of tracking numbers are pasted in
 * that order. The sort is stable.
 */
export function sorted(tray: Tray, sort: OrderSort): Tray {
  const direction = sort === 'newest' || sort === '-amount' ? -1 : 1;
  const byAmount = sort === 'amount' || sort === '-amount';
  const placed = ({ order }: TrayLine) => Date.parse(order.createdAt);
  const compare = (one: TrayLine, other: TrayLine) =>
    (byAmount && one.order.amount - other.order.amount) || placed(one) - placed(other);
  return [...tray].sort((one, other) => direction * compare(one, other));
}

export function changedLine(tray: Tray, id: string, change: Partial<TrayLine>): Tray {
  return tray.map((line) => (line.order._id === id ? { ...line, ...change } : line));
}

export type TrackingField = 'number' | 'url';

/** Tells whether pasted text has several cells. */
export const isColumn = (text: string): boolean => /[\n\t]/.test(text.trim());

/**
 * Fills the fields from a line downward with pasted cells, one per line of text; a second column fills
 * the links beside the numbers. `left` is the number of cells without a line.
 */
export function pasted(
  tray: Tray,
  start: { id: string; field: TrackingField },
  text: string,
): { tray: Tray; filled: number; left: number } {
  const rows = text.replace(/\s+$/, '').split(/\r?\n/);
  const first = tray.findIndex(({ order }) => order._id === start.id);
  const lines = tray.map((line, index) => {
    const row = rows[index - first];
    if (index < first || row === undefined) return line;
    const [cell = '', beside] = row.split('\t').map((part) => part.trim());
    if (start.field === 'url') return { ...line, url: cell };
    return { ...line, number: cell, ...(beside ? { url: beside } : {}) };
  });
  const filled = Math.min(rows.length, tray.length - first);
  return { tray: lines, filled, left: rows.length - filled };
}

/** A problem in the tracking of a line. */
export interface TrayProblem {
  id: string;
  field: TrackingField;
  kind: 'number-missing' | 'number' | 'url';
}

/** Returns the parcels of a tray, or the problems in its tracking. */
export function parcelsOf(
  tray: Tray,
): { ok: true; parcels: Parcel[] } | { ok: false; problems: TrayProblem[] } {
  const problems: TrayProblem[] = [];
  const parcels = tray.map((line): Parcel => {
    const { order } = line;
    const [number, url] = [line.number.trim(), linkOf(line).trim()];
    if (number === '' && url === '') return { order };
    const tracking = trackingSchema.safeParse({ number, ...(url === '' ? {} : { url }) });
    if (tracking.success) return { order, tracking: tracking.data };
    const isNumber = tracking.error.issues.some(({ path }) => path[0] === 'number');
    problems.push({
      id: order._id,
      field: isNumber ? 'number' : 'url',
      kind: number === '' ? 'number-missing' : isNumber ? 'number' : 'url',
    });
    return { order };
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, parcels };
}

/** Formats the sum of the amounts, one for each currency: `$207,460.00`. */
export function sumOf(tray: Tray): string {
  const sums = new Map<string, number>();
  for (const { order } of tray) {
    const { currency, amount } = order;
    sums.set(currency, (sums.get(currency) ?? 0) + toSmallestUnit(amount, currency));
  }
  return [...sums]
    .map(([currency, units]) => formatMoney(toDecimal(units, currency), currency))
    .join(' + ');
}
