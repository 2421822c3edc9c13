import { orderCan, shippingStatus } from './order-state';

const unpaid = { paid: false, shipped: false, status: 'unpaid' } as const;
const paid = { paid: true, shipped: false, status: 'paid' } as const;
const shipped = { paid: true, shipped: true, status: 'shipped' } as const;
const expired = { ...unpaid, status: 'expired' } as const;

it('has no shipping status for an unpaid order', () => {
  expect(shippingStatus(unpaid)).toBeNull();
});

it('is pending after the payment and shipped after the shipment', () => {
  expect(shippingStatus(paid)).toBe('pending');
  expect(shippingStatus(shipped)).toBe('shipped');
});

it('allows only unpaid orders to be paid or canceled', () => {
  const orders = [unpaid, paid, shipped, expired];
  expect(orders.map(orderCan.bePaid)).toEqual([true, false, false, false]);
  expect(orders.map(orderCan.beCancelled)).toEqual([true, false, false, false]);
});
