import { chargeRules, chargeProblem, toDecimal, toSmallestUnit } from '@harrow/money';
import { HUNDREDTHS_FOR_A_DOLLAR } from './data/exchange-rates';

/** Like people who set prices: 106,650.00 is 107,000.00. */
const DIGITS = 3;

/**
 * A price of the demonstration, decimal US dollars, in the currency of the shop: decimal, and one
 * that a card can be charged. Null where that much is more than a card can be charged there.
 */
export function demoPrice(dollars: string, currency: string): number | null {
  const { decimals, step } = chargeRules(currency);
  const rate = HUNDREDTHS_FOR_A_DOLLAR[currency];
  if (rate === undefined) throw new Error(`The demonstration has no prices in ${currency}.`);
  const cents = toSmallestUnit(dollars, 'usd');
  if (currency === 'usd') return toDecimal(cents, currency);
  // whole hundredths of a cent's worth: no part of a unit before the one that is rounded
  const exact = (cents * rate * 10 ** decimals) / 10_000;
  const units = Math.round(Number(exact.toPrecision(DIGITS)) / step) * step;
  return chargeProblem(units, currency) === null ? toDecimal(units, currency) : null;
}
