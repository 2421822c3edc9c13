import { chargeRules, chargeProblem, toDecimal, toSmallestUnit } from '@harrow/money';
import { HUNDREDTHS_PER_DOLLAR } from './demo-data';

/** Significant digits: 106,650.00 becomes 107,000.00. */
const DIGITS = 3;

/**
 * Converts a demo price in US dollars to the shop's currency, as a decimal that cards can be
 * charged. Returns null if it exceeds the maximum charge.
 */
export function demoPrice(dollars: string, currency: string): number | null {
  const { decimals, step } = chargeRules(currency);
  const rate = HUNDREDTHS_PER_DOLLAR[currency];
  if (rate === undefined) throw new Error(`There are no demo prices in ${currency}.`);
  const cents = toSmallestUnit(dollars, 'usd');
  if (currency === 'usd') return toDecimal(cents, currency);
  // multiplies before it divides, so that no fraction is lost before the rounding
  const exact = (cents * rate * 10 ** decimals) / 10_000;
  const units = Math.round(Number(exact.toPrecision(DIGITS)) / step) * step;
  return chargeProblem(units, currency) === null ? toDecimal(units, currency) : null;
}
