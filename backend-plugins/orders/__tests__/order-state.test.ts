import { nextOrderState, orderCan, orderIs, orderStateOf } from '../src/lib/order-state';

const order = (status: string, payment_status: string, fulfillment_status = 'not_fulfilled') => ({
  status,
  payment_status,
  fulfillment_status,
});

const unpaid = order('pending', 'awaiting');
const paid = order('pending', 'captured');
const partlyRefunded = order('pending', 'partially_refunded');
const partlyShipped = order('pending', 'captured', 'partially_shipped');
const shipped = order('pending', 'captured', 'shipped');
const returned = order('pending', 'captured', 'returned');
const refunded = order('pending', 'refunded');
const cancelled = order('canceled', 'canceled', 'canceled');
const expired = { ...cancelled, expired: true };

it.each([
  [unpaid, 'unpaid'],
  [order('pending', 'not_paid'), 'unpaid'],
  [order('pending', 'requires_action'), 'unpaid'],
  [paid, 'paid'],
  [partlyRefunded, 'paid'],
  [partlyShipped, 'paid'],
  [order('archived', 'captured', 'fulfilled'), 'paid'],
  [shipped, 'shipped'],
  [returned, 'shipped'],
  [refunded, 'refunded'],
  [order('pending', 'refunded', 'shipped'), 'refunded'],
  [cancelled, 'cancelled'],
  [expired, 'expired'],
])('reads %j as %s', (status, state) => {
  expect(orderStateOf(status)).toBe(state);
});

describe('orderCan', () => {
  const orders = { unpaid, paid, partlyRefunded, shipped, refunded, cancelled, expired };
  it.each([
    ['pay', ['unpaid']],
    ['cancel', ['unpaid']],
    ['expire', ['unpaid']],
    ['ship', ['paid', 'partlyRefunded']],
    ['refund', ['paid', 'partlyRefunded', 'shipped']],
  ] as const)('allows to %s only when %j', (action, allowed) => {
    const able = Object.entries(orders).filter(([, status]) => orderCan[action](status));
    expect(able.map(([name]) => name)).toEqual(allowed);
  });
});

it('leads from unpaid to paid to shipped, and never back', () => {
  expect(nextOrderState('unpaid', 'pay')).toBe('paid');
  expect(nextOrderState('paid', 'ship')).toBe('shipped');
  expect(nextOrderState('shipped', 'pay')).toBeNull();
  expect(nextOrderState('unpaid', 'ship')).toBeNull();
  expect(nextOrderState('refunded', 'cancel')).toBeNull();
});

it('treats a refunded order as still paid and shipped', () => {
  const status = order('pending', 'refunded', 'shipped');
  expect([orderIs.paid(status), orderIs.shipped(status), orderIs.gone(status)]).toEqual([
    true,
    true,
    false,
  ]);
});
