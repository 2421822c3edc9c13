import { ShopError } from '@harrow/http';
import { CURRENCIES } from './currencies';

/** The largest amount that the engine's int4 columns hold, in the smallest unit. */
export const LARGEST_AMOUNT = 2_147_483_647;

/** Making a NumberFormat costs more than everything else here together. */
const otherDecimals = new Map<string, number>();

/**
 * How many decimals a currency has: usd 2, jpy 0, kwd 3. One that no shop can sell in any more, of an
 * order or a dispute, has those of the runtime's own data.
 */
export function decimalsOf(currencyCode: string): number {
  const known = CURRENCIES.get(currencyCode)?.decimals ?? otherDecimals.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  otherDecimals.set(currencyCode, decimals);
  return decimals;
}

const tooManyDecimals = (decimals: number, field: string) =>
  new ShopError('invalid_body', `${field}: at most ${decimals} decimals.`, {
    fields: { [field]: `This must have at most ${decimals} decimals.` },
  });

/**
 * A decimal amount (12.5 or '12.50') in the smallest unit (1250), read digit by digit: no
 * floating-point arithmetic. Throws `invalid_body` on a sign, an exponent, more decimals than the
 * currency has, or an amount past what the engine can store; `field` names the culprit.
 */
export function toSmallestUnit(
  amount: number | string,
  currencyCode: string,
  field = 'amount',
): number {
  const decimals = decimalsOf(currencyCode);
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(amount));
  if (!match) {
    throw new ShopError('invalid_body', `${field}: not an amount of money.`, {
      fields: { [field]: 'This is not an amount of money.' },
    });
  }
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) throw tooManyDecimals(decimals, field);
  const units = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
  if (units > LARGEST_AMOUNT) {
    throw new ShopError('invalid_body', `${field}: more than an order can hold.`, {
      fields: { [field]: 'This is more than an order can hold.' },
    });
  }
  return units;
}

/** An amount in the smallest unit (1250) as the decimal number of the REST edge (12.5). */
export function toDecimal(units: number, currencyCode: string): number {
  const decimals = decimalsOf(currencyCode);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const decimal = Number(decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
  return units < 0 ? -decimal : decimal;
}
