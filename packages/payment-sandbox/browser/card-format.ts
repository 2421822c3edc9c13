import { brandOf, fullLength, type CardBrand, type CardField } from './card-digits.ts';

const AMEX_GROUPS = /^(\d{1,4})(\d{1,6})?(\d{1,5})?/;
const OTHER_GROUPS = /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;

/** Returns the digits that were typed or pasted into a field, cut to the field's length. */
export function digitsOf(field: CardField, text: string, brand: CardBrand): string {
  const digits = field === 'expiry' ? expiryDigits(text) : text.replace(/\D/g, '');
  return digits.slice(0, fullLength(field, field === 'number' ? brandOf(digits) : brand));
}

/** Normalizes an expiration date: `1/30`, `5` and `01/2030` become `0130`, `05` and `0130`. */
function expiryDigits(text: string): string {
  const [, month = '', year = ''] = /^\D*(\d{1,2})\D+(\d*)/.exec(text) ?? [];
  const digits = month === '' ? text.replace(/\D/g, '') : month.padStart(2, '0') + year;
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return padded.replace(/^(\d{2})20(\d{2})$/, '$1$2');
}

/** Formats the digits of a field: `4242 4242 4242 4242`, `01 / 30`, `123`. */
export function formatDigits(field: CardField, digits: string): string {
  if (field === 'cvc') return digits;
  if (field === 'expiry') return digits.replace(/^(\d{2})(?=\d)/, '$1 / ');
  const groups = brandOf(digits) === 'amex' ? AMEX_GROUPS : OTHER_GROUPS;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** Returns the position of the caret after formatting, with as many digits behind it as before. */
export function caretAfter(before: { text: string; caret: number }, formatted: string): number {
  const behind = before.text.slice(before.caret).replace(/\D/g, '').length;
  let caret = formatted.length;
  for (let left = behind; left > 0 && caret > 0; caret -= 1) {
    if (/\d/.test(formatted.charAt(caret - 1))) left -= 1;
  }
  return caret;
}
