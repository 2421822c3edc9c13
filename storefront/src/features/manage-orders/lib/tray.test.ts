import type { OrderSort } from '@harrow/contract';
import { order, paidOrder } from '@/test/order-fixtures';
import {
  changedLine,
  linkOf,
  parcelsOf,
  pasted,
  refreshed,
  sorted,
  sumOf,
  withOrders,
  withoutOrders,
  withParcels,
} from './tray';

const ids = (tray: readonly { order: { _id: string } }[]) => tray.map((line) => line.order._id);
const three = withOrders([], [paidOrder(1), paidOrder(2), paidOrder(3)]);
const UPS = '1Z84A6R30312345678';

it('takes only orders that can ship, each once', () => {
  const shipped = paidOrder(4, { shipped: true });
  const refunded = paidOrder(5, { status: 'refunded' });
  expect(ids(withOrders(three, [order(6), shipped, refunded, paidOrder(2)]))).toEqual(ids(three));
  expect(ids(withoutOrders(three, [paidOrder(2)]))).toEqual(['order_1', 'order_3']);
});

it('drops an order that was shipped in the meantime', () => {
  expect(ids(refreshed(three, [paidOrder(2, { shipped: true })]))).toEqual(['order_1', 'order_3']);
});

it('has the order of the list, whatever was selected first', () => {
  const [first, last] = ['2026-05-01T10:00:00.000Z', '2026-05-03T10:00:00.000Z'];
  const orders = [
    paidOrder(2, { amount: 9 }),
    paidOrder(3, { createdAt: last }),
    paidOrder(1, { createdAt: first }),
  ];
  const tray = withOrders([], orders);
  const inOrder = (sort: OrderSort) =>
    ids(sorted(tray, sort)).map((id) => id.replace('order_', ''));
  expect(inOrder('newest')).toEqual(['3', '2', '1']);
  expect(inOrder('oldest')).toEqual(['1', '2', '3']);
  expect(inOrder('amount')).toEqual(['2', '1', '3']);
  expect(inOrder('-amount')).toEqual(['3', '1', '2']);
});

it('adds amounts without floating-point errors, by currency', () => {
  const orders = [
    paidOrder(1, { amount: 0.1 }),
    paidOrder(2, { amount: 0.2 }),
    paidOrder(3, { amount: 5, currency: 'eur' }),
  ];
  expect(sumOf(withOrders([], orders))).toBe('$0.30 + €5.00');
});

it('derives the link until one is typed', () => {
  const [line] = changedLine(three, 'order_1', { number: UPS });
  expect(line && linkOf(line)).toContain('ups.com');
  const [own] = changedLine(line ? [line] : [], 'order_1', { url: '' });
  expect(own && linkOf(own)).toBe('');
});

it('fills a pasted column downward, and counts what is left', () => {
  const { tray, filled, left } = pasted(three, { id: 'order_2', field: 'number' }, 'A\r\nB\r\nC\n');
  expect(tray.map(({ number }) => number)).toEqual(['', 'A', 'B']);
  expect([filled, left]).toEqual([2, 1]);
});

it('fills the links of a second pasted column', () => {
  const text = 'A\thttps://a.test/1\nB\thttps://a.test/2';
  const { tray } = pasted(three, { id: 'order_1', field: 'number' }, text);
  expect(tray.map(linkOf)).toEqual(['https://a.test/1', 'https://a.test/2', '']);
});

it('leaves out tracking that was not typed', () => {
  const tray = changedLine(three, 'order_2', { number: ` ${UPS} ` });
  const parcels = parcelsOf(tray);
  expect(parcels.ok && parcels.parcels.map(({ tracking }) => tracking)).toEqual([
    undefined,
    { number: UPS, url: linkOf({ order: order(1), number: UPS, url: null }) },
    undefined,
  ]);
});

it('refuses a link without a number, and one that is no address', () => {
  const lone = changedLine(three, 'order_1', { url: 'https://a.test/1' });
  const bad = changedLine(lone, 'order_2', { number: 'A', url: 'a.test/1' });
  expect(parcelsOf(bad)).toEqual({
    ok: false,
    problems: [
      { id: 'order_1', field: 'number', kind: 'number-missing' },
      { id: 'order_2', field: 'url', kind: 'url' },
    ],
  });
});

it('gets parcels back with their tracking', () => {
  const tracking = { number: UPS, url: 'https://www.ups.com/track?tracknum=1Z84A6R30312345678' };
  const [line] = withParcels([], [{ order: paidOrder(1), tracking }]);
  expect(line).toMatchObject({ number: UPS, url: null });
  expect(withParcels(three, [{ order: paidOrder(1) }])).toHaveLength(3);
});
