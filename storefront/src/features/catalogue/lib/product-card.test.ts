import { isSoldOut, preview } from './product-card';

test('truncates a description to 100 characters and an ellipsis', () => {
  expect(preview(`${'a'.repeat(100)}b`)).toBe(`${'a'.repeat(100)}…`);
});

test('does not truncate a description of 100 characters', () => {
  expect(preview('a'.repeat(100))).toBe('a'.repeat(100));
});

test('does not split a surrogate pair', () => {
  expect(preview('🚜'.repeat(101))).toBe(`${'🚜'.repeat(100)}…`);
});

test('is not sold out while the stock covers the minimum order', () => {
  expect(isSoldOut({ available: 5, minimum: 5 })).toBe(false);
});

test('is sold out if the stock is below the minimum order', () => {
  expect(isSoldOut({ available: 4, minimum: 5 })).toBe(true);
});

test('is sold out without stock, whatever the minimum order', () => {
  expect(isSoldOut({ available: 0, minimum: 0 })).toBe(true);
});
