import { idempotencyKeys } from './idempotency-keys';

const order = { productId: 'prod_1', quantity: 2, phone: '555 0100' };

afterEach(() => sessionStorage.clear());

it('keeps the key for retries of an order, even after another order', () => {
  const key = idempotencyKeys.of(order);
  expect(idempotencyKeys.of({ ...order, quantity: 3 })).not.toBe(key);
  expect(idempotencyKeys.of({ ...order })).toBe(key);
});

it('creates a new key only for the order that is settled', () => {
  const other = { ...order, quantity: 3 };
  const [key, otherKey] = [idempotencyKeys.of(order), idempotencyKeys.of(other)];
  idempotencyKeys.settle(order);
  expect(idempotencyKeys.of(order)).not.toBe(key);
  expect(idempotencyKeys.of(other)).toBe(otherKey);
});

it('settles all orders and keeps everything else in session storage', () => {
  sessionStorage.setItem('review:fay@harrow.test', '{}');
  const key = idempotencyKeys.of(order);
  idempotencyKeys.settleAll();
  expect(idempotencyKeys.of(order)).not.toBe(key);
  expect(sessionStorage.getItem('review:fay@harrow.test')).toBe('{}');
});
