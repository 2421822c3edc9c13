import { chargeProblem, CURRENCIES, toSmallestUnit } from '@harrow/money';
import { defaultCountries } from '@medusajs/utils';
import { products } from '../demo-data';
import { demoPrice } from '../demo-price';
import { countriesOf, regionName } from '../region';

const known = new Set(defaultCountries.map(({ alpha2 }) => alpha2.toLowerCase()));

it.each([...CURRENCIES.keys()])('has countries and payable prices for a shop in %s', (currency) => {
  const countries = countriesOf(currency);
  expect(countries.filter((code) => !known.has(code))).toEqual([]);
  expect(countries).not.toEqual([]);
  const prices = products.flatMap(({ price }) => demoPrice(price, currency) ?? []);
  expect(prices.length).toBeGreaterThanOrEqual(6);
  for (const price of prices) {
    expect(chargeProblem(toSmallestUnit(price, currency), currency)).toBeNull();
  }
});

it.each([
  ['usd', 14.8, 258_400],
  ['eur', 13.3, 233_000],
  ['jpy', 2220, 38_800_000],
  ['kwd', 4.59, 80_100],
])('sells the oil filter and the combine harvester in %s for %d and %d', (currency, low, high) => {
  expect([demoPrice('14.80', currency), demoPrice('258400.00', currency)]).toEqual([low, high]);
});

it('omits prices that cards cannot be charged', () => {
  expect(demoPrice('258400.00', 'krw')).toBeNull();
});

it.each([
  ['usd', 'United States', 'us'],
  ['jpy', 'Japan', 'jp'],
  ['eur', 'Euro', 'at'],
])('names the region for %s %s, which contains %s', (currency, name, country) => {
  expect(regionName(currency)).toBe(name);
  expect(countriesOf(currency)).toContain(country);
});
