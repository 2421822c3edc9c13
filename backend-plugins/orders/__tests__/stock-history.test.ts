import { mergedPage, type MovementRow, readPosition, type SaleRow } from '../src/lib/stock-history';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute));

const movement = (id: string, minute: number): MovementRow => ({
  ...{ id, at: at(minute), cause: 'received', change: 5, after: 9, reason: 'Delivery' },
  ...{ by: 'ada@harrow.test', orderId: null, number: null },
});

const sale = (orderId: string, minute: number): SaleRow => ({
  ...{ orderId, at: at(minute), number: 1001, change: -1 },
});

const from = readPosition(undefined);
const told = ({ data }: ReturnType<typeof mergedPage>) =>
  data.map(({ at: time, cause }) => `${new Date(time).getUTCMinutes()} ${cause}`);

it('shows movements and sales in the order of their times', () => {
  const page = mergedPage(
    [movement('9', 30), movement('8', 10)],
    [sale('order_C', 40), sale('order_B', 20)],
    { size: 10, from },
  );
  expect(told(page)).toEqual(['40 sold', '30 received', '20 sold', '10 received']);
  expect(page.next).toBeNull();
});

it('says where the next page begins in both lists', () => {
  const movements = [movement('9', 30), movement('8', 10)];
  const sales = [sale('order_C', 40), sale('order_B', 20)];
  const first = mergedPage(movements, sales, { size: 2, from });
  expect([told(first), first.next]).toEqual([['40 sold', '30 received'], '9~order_C']);
  expect(readPosition('9~order_C')).toEqual({ movement: '9', sale: 'order_C' });
});

it('keeps the position of a list that a page shows nothing of', () => {
  const page = mergedPage([movement('5', 1)], [sale('order_B', 9), sale('order_A', 8)], {
    size: 1,
    from: { movement: '6', sale: null },
  });
  expect(page.next).toBe('6~order_B');
  expect(readPosition('~order_B')).toEqual({ movement: null, sale: 'order_B' });
});

it('keeps the order of each list where times disagree', () => {
  const page = mergedPage([movement('9', 10), movement('8', 30)], [], { size: 2, from });
  expect(told(page)).toEqual(['10 received', '30 received']);
});
