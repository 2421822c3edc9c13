import { CURRENCIES } from './currencies';

/** The largest amount that the engine's int4 columns hold, in the smallest unit. */
export const MAX_AMOUNT = 2_147_483_647;

/** Cached because making a NumberFormat costs more than everything else here together. */
const otherDecimals = new Map<string, number>();

/**
 * Returns how many decimals a currency has: usd 2, jpy 0, kwd 3. A currency that no shop can sell in
 * any more, of an old order or a dispute, has the decimals of the runtime's own data.
 */
export function decimalsOf(currencyCode: string): number {
  const known = CURRENCIES.get(currencyCode)?.decimals ?? otherDecimals.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  otherDecimals.set(currencyCode, decimals);
  return decimals;
}

/** An amount in the smallest unit, or a sentence that says why the text or number is not one. */
type ParsedAmount = { units: number } | { problem: string };

/**
 * Parses a decimal amount (12.5 or '12.50') into the smallest unit (1250), digit by digit: no
 * floating-point arithmetic. Signs, exponents, more decimals than the currency has and amounts beyond
 * `MAX_AMOUNT` are problems.
 */
export function parseAmount(amount: number | string, currencyCode: string): ParsedAmount {
  const decimals = decimalsOf(currencyCode);
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(amount));
  if (!match) return { problem: 'This is not an amount of money.' };
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals)
    return { problem: `This must have at most ${decimals} decimals.` };
  const units = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
  return units > MAX_AMOUNT ? { problem: 'This is more than an order can hold.' } : { units };
}

/** The same for an amount that is known to be good. Throws a `RangeError` for any other. */
export function toSmallestUnit(amount: number | string, currencyCode: string): number {
  const parsed = parseAmount(amount, currencyCode);
  if ('problem' in parsed) throw new RangeError(`${amount} ${currencyCode}: ${parsed.problem}`);
  return parsed.units;
}

/** Converts an amount in the smallest unit (1250) to a decimal number (12.5). */
export function toDecimal(units: number, currencyCode: string): number {
  const decimals = decimalsOf(currencyCode);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const decimal = Number(decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
  return units < 0 ? -decimal : decimal;
}
