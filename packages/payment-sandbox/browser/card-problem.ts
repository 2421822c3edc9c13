import { hasValidCheckDigit } from '../src/check-digit.ts';
import { brandOf, fullLength, type CardDigits, type CardField } from './card-digits.ts';

/** An error in the shape of Stripe's card element. */
export interface CardProblem {
  type: 'validation_error';
  code: string;
  message: string;
}

const problem = (code: string, message: string): CardProblem => ({
  type: 'validation_error',
  code,
  message,
});

const INCOMPLETE: Record<CardField, CardProblem> = {
  number: problem('incomplete_number', 'Your card number is incomplete.'),
  expiry: problem('incomplete_expiry', "Your card's expiration date is incomplete."),
  cvc: problem('incomplete_cvc', "Your card's security code is incomplete."),
};

/** Tells whether digits are missing in the field. */
export const isIncomplete = (field: CardField, digits: CardDigits): boolean =>
  digits[field].length < fullLength(field, brandOf(digits.number));

/** Returns the error in a field as of `today`, or null if it is valid. */
export function fieldProblem(
  field: CardField,
  digits: CardDigits,
  today: Date,
): CardProblem | null {
  if (isIncomplete(field, digits)) return INCOMPLETE[field];
  if (field === 'number' && !hasValidCheckDigit(digits.number)) {
    return problem('invalid_number', 'Your card number is invalid.');
  }
  return field === 'expiry' ? expiryProblem(readExpiry(digits.expiry), today) : null;
}

/** Month from 1, full year. */
export const readExpiry = (digits: string): { month: number; year: number } => ({
  month: Number(digits.slice(0, 2)),
  year: 2000 + Number(digits.slice(2)),
});

function expiryProblem(
  { month, year }: { month: number; year: number },
  today: Date,
): CardProblem | null {
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', "Your card's expiration date is invalid.");
  }
  const thisYear = today.getFullYear();
  if (year < thisYear) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === thisYear && month <= today.getMonth()) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  // no card is valid for that long, so the year is a typo
  if (year > thisYear + 50) {
    return problem('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return null;
}
