import { preview } from './product-card';

test('truncates a description to 100 characters and an ellipsis', () => {
  expect(preview(`${'a'.repeat(100)}b`)).toBe(`${'a'.repeat(100)}…`);
});

test('does not truncate a description of 100 characters', () => {
  expect(preview('a'.repeat(100))).toBe('a'.repeat(100));
});

test('does not split a surrogate pair', () => {
  expect(preview('🚜'.repeat(101))).toBe(`${'🚜'.repeat(100)}…`);
});
