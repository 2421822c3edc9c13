import { paidOrder } from '@/test/order-fixtures';
import { ShippingQueue } from './shipping-queue';
import { UNDO_MS } from './undo-time';
import type { Parcel } from './tray';

const parcel = (number: number): Parcel => ({ order: paidOrder(number) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives five seconds for Undo', () => {
  expect(UNDO_MS).toBe(5000);
});

function queueAndSent() {
  const sent: string[][] = [];
  const queue = new ShippingQueue();
  queue.sendBy(async (parcels) => {
    sent.push(parcels.map(({ order }) => order._id));
  });
  return { queue, sent };
}

it('sends a shipment once, when its time for Undo is over', async () => {
  const { queue, sent } = queueAndSent();
  queue.add([parcel(1), parcel(2)]);
  await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  queue.flush();
  expect(sent).toEqual([['order_1', 'order_2']]);
  expect(queue.get()).toEqual([]);
});

it('takes the newest shipment back, and sends the others', async () => {
  const { queue, sent } = queueAndSent();
  queue.add([parcel(1)]);
  queue.add([parcel(2)]);
  expect(queue.undo()).toEqual([parcel(2)]);
  await jest.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual([['order_1']]);
  expect(queue.undo()).toEqual([]);
});

it('cannot take back what is on its way', () => {
  const { queue, sent } = queueAndSent();
  queue.add([parcel(1)]);
  queue.flush();
  expect(queue.undo()).toEqual([]);
  expect(queue.takeWaiting()).toEqual([]);
  expect(sent).toEqual([['order_1']]);
});

it('hands over what waits to a page that closes, and does not send it itself', async () => {
  const { queue, sent } = queueAndSent();
  queue.add([parcel(1)]);
  queue.add([parcel(2)]);
  expect(queue.takeWaiting()).toEqual([parcel(1), parcel(2)]);
  await jest.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual([]);
});
