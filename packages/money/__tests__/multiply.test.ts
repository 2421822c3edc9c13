import { multiplyAmount } from '../src';

it.each([
  [12480, 2, 24960],
  [8.29, 3, 24.87],
  [1.1, 3, 3.3],
  [0.07, 100, 7],
  [4.35, 100, 435],
  [19.99, 1, 19.99],
  [0.1, 3, 0.3],
  [1.234, 7, 8.638],
  [21474836.47, 1, 21474836.47],
  [12.5, 0, 0],
])('makes %d × %i exactly %d', (price, quantity, amount) => {
  expect(multiplyAmount(price, quantity)).toBe(amount);
});

it('agrees with whole cents for every price up to 20.00', () => {
  for (let cents = 1; cents <= 2000; cents += 1) {
    expect(multiplyAmount(cents / 100, 3)).toBe((cents * 3) / 100);
  }
});

it.each([
  [-1, 2],
  [Number.NaN, 2],
  [1e21, 2],
  [10, 1.5],
  [10, -1],
])('refuses %d × %d', (price, quantity) => {
  expect(() => multiplyAmount(price, quantity)).toThrow(RangeError);
});
