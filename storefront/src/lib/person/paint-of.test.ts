import { paintOf, PAINTS } from './paint-of';

test('gives a name the same paint each time', () => {
  expect(paintOf('Marta Lindqvist')).toBe(paintOf('Marta Lindqvist'));
});

test('uses every paint', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Client ${index}`);
  expect(new Set(names.map(paintOf))).toEqual(new Set(PAINTS));
});
