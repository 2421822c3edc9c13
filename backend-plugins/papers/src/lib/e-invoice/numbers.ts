import { decimalsOf } from '@harrow/money';
import { decimalText } from '../amounts';

/** Writes an amount with two decimals, the maximum of EN 16931; the third decimal of a dinar is always 0. */
export function amount(units: number, currency: string): string {
  const text = decimalText(units, currency);
  return decimalsOf(currency) > 2 ? text.slice(0, -1) : text;
}

const PRICE_DECIMALS = 8;

/** Writes a net price with eight decimals, so that price × quantity equals the net amount. */
export function unitPrice(net: number, quantity: number, currency: string): string {
  const decimals = decimalsOf(currency) + PRICE_DECIMALS;
  const pieces = BigInt(quantity);
  const scaled = (BigInt(net) * 10n ** BigInt(PRICE_DECIMALS) * 2n + pieces) / (2n * pieces);
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}
