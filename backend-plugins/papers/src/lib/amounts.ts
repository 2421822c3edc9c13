import { decimalsOf } from '@harrow/money';
import type { Paper } from './paper';

/** Formats an amount with all decimals of its currency: 1250 usd is 12.50. */
export function decimalText(units: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** EN 16931 allows two decimals (BR-DEC); in a currency with three, the last digit of the tax is 0. */
const stepOf = (total: number, currency: string): number =>
  decimalsOf(currency) > 2 && total % 10 === 0 ? 10 : 1;

/** Rates have two decimals at most. */
const HUNDREDTHS = 100;

/** Splits a total into the net amount and the included tax. */
export function splitTax({ total, currency, tax }: Pick<Paper, 'total' | 'currency' | 'tax'>): {
  net: number;
  vat: number;
} {
  if (tax.kind !== 'contained') return { net: total, vat: 0 };
  const step = stepOf(total, currency);
  // BigInt: the product can exceed the exact range of a double
  const rate = BigInt(Math.round(tax.percent * HUNDREDTHS));
  const divisor = 100n * BigInt(HUNDREDTHS) + rate;
  const vat = Number((2n * BigInt(total / step) * rate + divisor) / (2n * divisor)) * step;
  return { net: total - vat, vat };
}

/**
 * Divides the net amount among the lines in proportion to their amounts. Each share is the difference of two
 * rounded cumulative shares, so the sum is exact.
 */
export function netAmounts(paper: Pick<Paper, 'total' | 'currency' | 'tax' | 'lines'>): number[] {
  const { total, currency, lines } = paper;
  const step = BigInt(stepOf(total, currency));
  const net = BigInt(splitTax(paper).net) / step;
  const dueUpTo = (amount: number) => ((net * BigInt(amount)) / BigInt(total)) * step;
  let until = 0;
  return lines.map(({ amount }) => {
    const before = dueUpTo(until);
    until += amount;
    return Number(dueUpTo(until) - before);
  });
}
