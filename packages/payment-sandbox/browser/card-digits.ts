export type CardField = 'number' | 'expiry' | 'cvc';

/** The digits of each field: `4242…`, `0130`, `123`. */
export type CardDigits = Record<CardField, string>;

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

const PREFIXES: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|5)/],
];

/** Returns the brand of a complete or partial number. */
export const brandOf = (number: string): CardBrand =>
  PREFIXES.find(([, prefix]) => prefix.test(number))?.[0] ?? 'unknown';

/** Returns the number of digits in a complete field; American Express differs. */
export function fullLength(field: CardField, brand: CardBrand): number {
  if (field === 'expiry') return 4;
  if (field === 'number') return brand === 'amex' ? 15 : 16;
  return brand === 'amex' ? 4 : 3;
}
