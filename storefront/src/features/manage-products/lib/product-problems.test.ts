import { piecesProblem, priceProblem } from './product-problems';

it.each([0.01, 8.29, 12_480, 21_474_836.47])('takes a price of %d', (price) => {
  expect(priceProblem(price)).toBeNull();
});

it.each([
  [NaN, 'This is not a number.'],
  [0, 'The price must be more than 0.'],
  [-5, 'The price must be more than 0.'],
  [0.001, 'The price may have two decimals at most.'],
  [1e-7, 'The price may have two decimals at most.'],
  [21_474_836.48, 'The price must be less than 21,474,836.48.'],
  [1e21, 'The price must be less than 21,474,836.48.'],
])('refuses a price of %d', (price, words) => {
  expect(priceProblem(price)).toBe(words);
});

it('takes an empty stock and no empty minimum', () => {
  expect(piecesProblem(0, 0)).toBeNull();
  expect(piecesProblem(0, 1)).toBe('This must be 1 piece at least.');
});

it.each([
  [NaN, 'This is not a number.'],
  [2.5, 'We sell whole pieces only.'],
  [-1, 'This must be 0 pieces at least.'],
  [2_147_483_648, 'These are too many pieces.'],
])('refuses %d pieces', (pieces, words) => {
  expect(piecesProblem(pieces, 0)).toBe(words);
});
