import { expiryOf } from '../src/lib/order-row';

const placed = {
  status: 'pending',
  payment_status: 'awaiting',
  fulfillment_status: 'not_fulfilled',
  placed_at: new Date('2026-11-20T10:00:00.000Z'),
  placed_unverified: false,
};
const unverified = { ...placed, placed_unverified: true };

const ages = (unpaidOrderTtlHours: number, unverifiedOrderTtlHours: number) => ({
  unpaidOrderTtlHours,
  unverifiedOrderTtlHours,
});

it.each([
  [placed, ages(72, 2), '2026-11-23T10:00:00.000Z'],
  [placed, ages(0.5, 2), '2026-11-20T10:30:00.000Z'],
  [unverified, ages(72, 2), '2026-11-20T12:00:00.000Z'],
  [unverified, ages(1, 2), '2026-11-20T11:00:00.000Z'],
  [unverified, ages(0, 2), '2026-11-20T12:00:00.000Z'],
  [unverified, ages(72, 0), '2026-11-23T10:00:00.000Z'],
])('expires %j under %j at %s', (order, limits, moment) => {
  expect(expiryOf(order, limits)?.toISOString()).toBe(moment);
});

it.each([
  ['no age is set', placed, ages(0, 2)],
  ['it is paid', { ...placed, payment_status: 'captured' }, ages(72, 2)],
  ['it has ended', { ...placed, status: 'canceled' }, ages(72, 2)],
])('never expires an order if %s', (_, order, limits) => {
  expect(expiryOf(order, limits)).toBeNull();
});
