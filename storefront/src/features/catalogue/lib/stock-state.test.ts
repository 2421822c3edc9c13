import { isSoldOut } from './stock-state';

test('sells a product down to its minimum order', () => {
  expect(isSoldOut({ available: 5, minimum: 5 })).toBe(false);
});

test('counts a product as sold out when less than one order is left', () => {
  expect(isSoldOut({ available: 4, minimum: 5 })).toBe(true);
});

test('counts a product without stock as sold out, whatever its minimum', () => {
  expect(isSoldOut({ available: 0, minimum: 0 })).toBe(true);
});
