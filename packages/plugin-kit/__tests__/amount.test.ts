import { CURRENCIES } from '@harrow/money';
import { amountOrNull, currencySchema, readAmount } from '../src/index';

it.each([
  [37.5, 3750],
  [3 * 1.1, 330],
  [3 * 0.1, 30],
  [7 * 19.99, 13_993],
  [21_474_836.47, 2_147_483_647],
])('reads the %d of a client that multiplies in floating point as %d', (amount, units) => {
  expect(readAmount(amount, 'usd')).toBe(units);
  expect(amountOrNull(amount, 'usd')).toBe(units);
});

it.each([0.001, 12.345, 1e-7, 1e21, 21_474_836.48, Number.NaN])('refuses %d', (amount) => {
  const reading = () => readAmount(amount, 'usd', 'price');
  expect(reading).toThrow(/^price: This .+\.$/);
  expect(amountOrNull(amount, 'usd')).toBeNull();
});

it.each([...CURRENCIES.keys()])('takes %s as the currency of a shop', (code) => {
  expect(currencySchema.parse(code)).toBe(code);
});

it.each(['', 'USD', 'zzz', 'huf'])('refuses "%s" as the currency of a shop', (code) => {
  expect(currencySchema.safeParse(code).success).toBe(false);
});
