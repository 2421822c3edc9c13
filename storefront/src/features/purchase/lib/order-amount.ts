/**
 * Price × quantity as a decimal number, exact to the last digit: the price is read digit by digit
 * into its own smallest unit and multiplied there, because 8.29 × 3 in floating point is not 24.87
 * and the server refuses an amount that is off by anything. `price` is a decimal in any
 * currency, `quantity` a whole number of pieces; throws on anything else.
 */
export function orderAmount(price: number, quantity: number): number {
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
