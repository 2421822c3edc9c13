/**
 * Multiplies a decimal amount by a whole number of pieces, exactly: the amount is read digit by digit
 * into an integer and multiplied there, because 8.29 × 3 in floating point is not 24.87 and the server
 * refuses an amount that is off by anything. Works in every currency. Throws a `RangeError` for a
 * negative amount, an exponent, or a quantity that is not a whole number.
 */
export function multiplyAmount(price: number, quantity: number): number {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(price));
  if (!match || !Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`No amount for ${quantity} pieces at ${price}.`);
  }
  const [, whole = '', fraction = ''] = match;
  const units = (BigInt(whole + fraction) * BigInt(quantity)).toString();
  const digits = units.padStart(fraction.length + 1, '0');
  const split = digits.length - fraction.length;
  return Number(`${digits.slice(0, split)}.${digits.slice(split)}`);
}
