import { piecesProblem, priceProblem } from './product-terms';

const usd = { code: 'usd', decimals: 2, step: 0.01, largest: 999_999.99 };
const jpy = { code: 'jpy', decimals: 0, step: 1, largest: 99_999_999 };
const kwd = { code: 'kwd', decimals: 3, step: 0.01, largest: 99_999.99 };

it.each([
  [0.01, usd],
  [8.29, usd],
  [999_999.99, usd],
  [12_480, jpy],
  [12.48, kwd],
  [99_999.99, kwd],
])('accepts a price of %d under %o', (price, rules) => {
  expect(priceProblem(price, rules)).toBeNull();
});

it.each([
  [NaN, usd, 'This is not a number.'],
  [0, usd, 'The price must be more than 0.'],
  [-5, usd, 'The price must be more than 0.'],
  [0.001, usd, 'The price must have at most two decimals.'],
  [1e-7, usd, 'The price must have at most two decimals.'],
  [1_000_000, usd, 'The price must be at most $999,999.99, the limit of a card payment.'],
  [1e21, usd, 'The price must be at most $999,999.99, the limit of a card payment.'],
  [12.5, jpy, 'The price must be a whole number.'],
  [12.4805, kwd, 'The price must have at most 3 decimals.'],
  [12.485, kwd, 'Card payments are made in steps of KWD\u00a00.010.'],
])('rejects a price of %d under %o', (price, rules, words) => {
  expect(priceProblem(price, rules)).toBe(words);
});

it('checks only the sign of a price without rules', () => {
  expect(priceProblem(12.485, null)).toBeNull();
  expect(priceProblem(-1, null)).toBe('The price must be more than 0.');
});

it('accepts a stock of zero, but not a minimum of zero', () => {
  expect(piecesProblem(0, 0)).toBeNull();
  expect(piecesProblem(0, 1)).toBe('This must be at least 1 piece.');
});

it.each([
  [NaN, 'This is not a number.'],
  [2.5, 'We sell whole pieces only.'],
  [-1, 'This must be at least 0 pieces.'],
  [2_147_483_648, 'This is too many pieces.'],
])('rejects %d pieces', (pieces, words) => {
  expect(piecesProblem(pieces, 0)).toBe(words);
});
