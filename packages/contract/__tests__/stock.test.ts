import { isLowStock, isSoldOut } from '../src/stock.ts';

test('is not sold out while the stock covers the minimum order', () => {
  expect(isSoldOut({ available: 5, minimum: 5 })).toBe(false);
});

test('is sold out if the stock is below the minimum order', () => {
  expect(isSoldOut({ available: 4, minimum: 5 })).toBe(true);
});

test('is sold out without stock, whatever the minimum order', () => {
  expect(isSoldOut({ available: 0, minimum: 0 })).toBe(true);
});

test('is low while the stock does not cover two orders of the minimum', () => {
  expect(isLowStock({ available: 9, minimum: 5 })).toBe(true);
  expect(isLowStock({ available: 10, minimum: 5 })).toBe(false);
});
