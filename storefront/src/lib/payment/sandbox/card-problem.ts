import { brandOf, fullLength, passesLuhn, type CardDigits, type CardField } from './card-digits';

/** An error as Stripe's card element tells it. */
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

/** Whether the field still lacks digits. */
export const isIncomplete = (field: CardField, digits: CardDigits): boolean =>
  digits[field].length < fullLength(field, brandOf(digits.number));

/** What keeps the field from being taken as it stands on `today`, or null. */
export function fieldProblem(
  field: CardField,
  digits: CardDigits,
  today: Date,
): CardProblem | null {
  if (isIncomplete(field, digits)) return INCOMPLETE[field];
  if (field === 'number' && !passesLuhn(digits.number)) {
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
  // a card is never issued for that long: the year is a slip
  if (year > thisYear + 50) {
    return problem('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return null;
}
