import { refundable, refundProblem } from './refund';

const order = { amount: 768, refunded: 76.8, currency: 'usd' };

it('leaves what has not gone back, without floating-point errors', () => {
  expect(refundable(order)).toBe(691.2);
  expect(refundable({ amount: 0.3, refunded: 0.1, currency: 'usd' })).toBe(0.2);
});

it.each([
  [691.2, null],
  [0.01, null],
  [691.21, 'At most $691.20 can be refunded.'],
  [99_999_999, 'At most $691.20 can be refunded.'],
  [1e21, 'At most $691.20 can be refunded.'],
  [1.005, 'An amount has at most 2 decimals.'],
  [0, 'Enter an amount above 0.'],
  [-5, 'Enter an amount above 0.'],
  [Number.NaN, 'Enter an amount above 0.'],
  [null, 'Enter an amount.'],
])('says of %p: %p', (typed, problem) => {
  expect(refundProblem(typed, order)).toBe(problem);
});
