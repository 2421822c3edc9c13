import { toSmallestUnit } from './amount';

/** A double carries 15 significant decimal digits for certain; the 16th and 17th are noise. */
const CERTAIN_DIGITS = 15;

/**
 * A decimal amount from a client in the smallest unit. Clients multiply price and quantity in
 * floating point (3 × 1.1 is 3.3000000000000003 there), so the number is read to the digits that a
 * double guarantees; a real third decimal still throws `invalid_body`.
 */
export function readAmount(amount: number, currencyCode: string): number {
  return toSmallestUnit(amount.toPrecision(CERTAIN_DIGITS), currencyCode);
}
