import { attemptFor } from './purchase-attempt';

const order = { productId: 'prod_1', quantity: 2, phone: '555 0100' };

it('keeps the key while the same order is tried again', () => {
  const first = attemptFor(null, order);
  expect(attemptFor(first, { ...order })).toBe(first);
});

it('takes a new key as soon as the order changes', () => {
  const first = attemptFor(null, order);
  expect(attemptFor(first, { ...order, quantity: 3 }).key).not.toBe(first.key);
});

it('takes a new key for the same order after a success', () => {
  expect(attemptFor(null, order).key).not.toBe(attemptFor(null, order).key);
});
