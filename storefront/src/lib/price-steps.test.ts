import { stepAt, unitPriceAt } from './price-steps';

const steps = [
  { quantity: 2, price: 10 },
  { quantity: 10, price: 8.5 },
  { quantity: 50, price: 9 },
];

it.each([
  [2, 10],
  [9, 10],
  [10, 8.5],
  [49, 8.5],
  [50, 9],
  [1000, 9],
])('finds the price of one piece of %i', (quantity, price) => {
  expect(unitPriceAt(steps, quantity)).toBe(price);
});

it('answers the first price below the minimum, and for what is not a number', () => {
  expect(unitPriceAt(steps, 1)).toBe(10);
  expect(unitPriceAt(steps, Number.NaN)).toBe(10);
});

it('finds no step below the minimum, and for what is not a number', () => {
  expect(stepAt(steps, 2)).toBe(steps[0]);
  expect(stepAt(steps, 1)).toBeUndefined();
  expect(stepAt(steps, Number.NaN)).toBeUndefined();
});
