import { quantityFault } from './quantity-fault';

const fault = (quantity: number | null) =>
  quantityFault(quantity, { minimum: 25, available: 1683 });

it('has none for whole pieces from the minimum to the stock', () => {
  expect([25, 26, 1683].map(fault)).toEqual([null, null, null]);
});

it.each([
  [null, 'Order at least 25'],
  [24, 'Order at least 25'],
  [0, 'Order at least 25'],
  [-3, 'Order at least 25'],
  [1684, 'Order at most 1,683'],
  [25.5, 'Order whole pieces'],
  [Number.NaN, 'Order whole pieces'],
])('says of %p: %s', (quantity, words) => {
  expect(fault(quantity)).toBe(words);
});
