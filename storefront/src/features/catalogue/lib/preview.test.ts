import { preview } from './preview';

test('cuts a description to its first 100 characters and an ellipsis', () => {
  expect(preview(`${'a'.repeat(100)}b`)).toBe(`${'a'.repeat(100)}…`);
});

test('leaves a description of 100 characters as it is', () => {
  expect(preview('a'.repeat(100))).toBe('a'.repeat(100));
});

test('does not cut a character in two', () => {
  expect(preview('🚜'.repeat(101))).toBe(`${'🚜'.repeat(100)}…`);
});
