import { orderKeys } from './order-keys';

const order = { productId: 'prod_1', quantity: 2, phone: '555 0100' };

afterEach(() => sessionStorage.clear());

it('keeps the key while the same order is tried again, whatever is tried in between', () => {
  const key = orderKeys.of(order);
  expect(orderKeys.of({ ...order, quantity: 3 })).not.toBe(key);
  expect(orderKeys.of({ ...order })).toBe(key);
});

it('takes a new key for the same order once that is settled, and for no other', () => {
  const other = { ...order, quantity: 3 };
  const [key, otherKey] = [orderKeys.of(order), orderKeys.of(other)];
  orderKeys.settle(order);
  expect(orderKeys.of(order)).not.toBe(key);
  expect(orderKeys.of(other)).toBe(otherKey);
});

it('settles every order, and takes nothing else out of the tab', () => {
  sessionStorage.setItem('review:fay@harrow.test', '{}');
  const key = orderKeys.of(order);
  orderKeys.settleAll();
  expect(orderKeys.of(order)).not.toBe(key);
  expect(sessionStorage.getItem('review:fay@harrow.test')).toBe('{}');
});
