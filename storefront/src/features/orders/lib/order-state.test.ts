import { orderCan, shippingStatus } from './order-state';

const unpaid = { paid: false, shipped: false };
const paid = { paid: true, shipped: false };
const shipped = { paid: true, shipped: true };

it('says nothing about the shipping of an unpaid order', () => {
  expect(shippingStatus(unpaid)).toBeNull();
});

it('says pending once paid and shipped once on its way', () => {
  expect(shippingStatus(paid)).toBe('pending');
  expect(shippingStatus(shipped)).toBe('shipped');
});

it('lets only unpaid orders be paid or cancelled', () => {
  expect([unpaid, paid, shipped].map(orderCan.bePaid)).toEqual([true, false, false]);
  expect([unpaid, paid, shipped].map(orderCan.beCancelled)).toEqual([true, false, false]);
});

it('offers shipping for every order that is not shipped; the server refuses unpaid ones', () => {
  expect([unpaid, paid, shipped].map(orderCan.beShipped)).toEqual([true, true, false]);
});
