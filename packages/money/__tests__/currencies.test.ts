import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCurrencies } from '@medusajs/utils';
import { z } from 'zod';
import { chargeableCurrencies, checkAmount } from '@harrow/payment-sandbox/amount-limits';
import { projectRoot } from '@harrow/processes/project-root';
import { chargeProblem, CURRENCIES, currencyProblem, priceProblem } from '../src';

const engineSchema = z.record(z.string(), z.object({ decimal_digits: z.int() }));

/** Decimals by currency, as the engine knows them. */
const engine = new Map(
  Object.entries(engineSchema.parse(defaultCurrencies)).map(([code, { decimal_digits }]) => [
    code.toLowerCase(),
    decimal_digits,
  ]),
);

/** A source of the stock admin, whose packages are installed when it is built. */
const STOCK_ADMIN = join(
  projectRoot(),
  'stock-admin/node_modules/@medusajs/admin-ui/ui/src/utils/currencies.ts',
);

/** Decimals by currency, as the stock admin writes and reads amounts. */
const stockAdmin = new Map(
  [
    ...readFileSync(STOCK_ADMIN, 'utf8').matchAll(
      /decimal_digits: (\d),\s+rounding: [\d.]+,\s+code: "(\w{3})"/g,
    ),
  ].map(([, digits, code = '']) => [code.toLowerCase(), Number(digits)]),
);

const browserDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

describe.each([...CURRENCIES])('%s', (code, { decimals, step, smallestCharge, largestCharge }) => {
  it('has the same decimals for the engine, the stock admin and browsers', () => {
    expect([engine.get(code), stockAdmin.get(code), browserDecimals(code)]).toEqual([
      decimals,
      decimals,
      decimals,
    ]);
  });

  it('is charged within the limits of the payment provider, and not beyond', () => {
    for (const amount of [smallestCharge, smallestCharge + step, largestCharge]) {
      expect(chargeProblem(amount, code)).toBeNull();
      expect(() => checkAmount(amount, code)).not.toThrow();
    }
    const refused = [smallestCharge - step, largestCharge + step];
    for (const amount of step > 1 ? [...refused, smallestCharge + 1] : refused) {
      expect(chargeProblem(amount, code)).toMatch(/^Card payments in [A-Z]{3} are /);
      if (amount > 0) expect(() => checkAmount(amount, code)).toThrow();
    }
  });
});

it('leaves out what the payment provider does not charge, or counts otherwise than the engine', () => {
  const others = [...engine.keys()].filter((code) => !CURRENCIES.has(code));
  for (const code of others) {
    expect([code, currencyProblem(code)]).toEqual([
      code,
      chargeableCurrencies.includes(code)
        ? expect.stringContaining('count this one in different units')
        : expect.stringContaining('ISO 4217'),
    ]);
    expect(engine.get(code) === 0 || !chargeableCurrencies.includes(code)).toBe(true);
  }
  expect(others).toEqual(expect.arrayContaining(['huf', 'isk', 'ugx', 'idr', 'cop']));
});

it.each(['usd', 'eur', 'jpy', 'kwd'])('lets a shop sell in %s', (code) => {
  expect(currencyProblem(code)).toBeNull();
});

it.each(['', 'us', 'USD', 'euro', 'zzz', 'xpf'])('lets no shop sell in "%s"', (code) => {
  expect(currencyProblem(code)).toContain('ISO 4217');
});

it.each([
  [1, 'usd', null],
  [100_000_000, 'usd', null],
  [99_999_999, 'jpy', null],
  [1230, 'kwd', null],
  [1235, 'kwd', 'Card payments in KWD are made in steps of 0.010.'],
])('says of a price of %i %s: %p', (units, code, problem) => {
  expect(priceProblem(units, code)).toBe(problem);
});
