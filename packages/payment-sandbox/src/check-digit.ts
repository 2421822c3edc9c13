/** Tells whether the card number's check digit is valid (ISO/IEC 7812-1). */
export function hasValidCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2));
  return doubled.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}
