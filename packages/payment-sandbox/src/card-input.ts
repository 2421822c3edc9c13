import { testCardOf, type TestCardName } from './cards.ts';
import { hasValidCheckDigit } from './check-digit.ts';
import type { BillingDetails } from './objects.ts';
import type { Params } from './params.ts';
import { cardError } from './stripe-error.ts';

/** A card described by a call. Instead of the number it holds the name of the test card. */
export interface GivenCard {
  name: TestCardName;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

const ADDRESS_PARTS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** Returns the parameters of a card, at the top level or below `prefix`. */
export function cardParameters(prefix = ''): string[] {
  return [
    'type',
    ...['cvc', 'exp_month', 'exp_year', 'number'].map((name) => `card[${name}]`),
    ...['email', 'name', 'phone'].map((name) => `billing_details[${name}]`),
    ...ADDRESS_PARTS.map((name) => `billing_details[address][${name}]`),
  ].map((path) => below(prefix, path));
}

/** Returns a nested parameter's path: `card[number]` below `data` is `data[card][number]`. */
export function below(prefix: string, path: string): string {
  return prefix === '' ? path : `${prefix}[${path.replace(/\[|$/, ']$&')}`;
}

/** Reads and checks the card below `prefix`; throws Stripe's card errors. */
export function readCard(params: Params, prefix: string): GivenCard {
  const at = (name: string) => below(prefix, `card[${name}]`);
  const number = params.requiredString(at('number')).replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  const name = testCardOf(number);
  if (name === undefined) throw notATestCard();
  const expMonth = params.integer(at('exp_month')) ?? 0;
  const givenYear = params.integer(at('exp_year')) ?? 0;
  const expYear = givenYear < 100 ? givenYear + 2000 : givenYear;
  checkExpiry(expMonth, expYear);
  const cvc = params.string(at('cvc'), 20) ?? undefined;
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
  return { name, expMonth, expYear, hasCvc: cvc !== undefined };
}

function notATestCard(): Error {
  const message =
    'This is a payment sandbox: it takes published test cards only, such as 4242 4242 4242 4242. ' +
    'Never enter a real card here.';
  return cardError('card_declined', message, {
    decline_code: 'test_mode_live_card',
    param: 'number',
  });
}

function checkExpiry(month: number, year: number): void {
  if (month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", {
      param: 'exp_month',
    });
  }
  const today = new Date();
  const monthsLeft = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1);
  if (monthsLeft >= 0 && year <= today.getFullYear() + 50) return;
  throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", {
    param: 'exp_year',
  });
}

/** The billing details of a payer who gave none. */
export const NO_BILLING_DETAILS: BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
};

/** Reads the billing details below `prefix`; missing ones are null. */
export function readBillingDetails(params: Params, prefix: string): BillingDetails {
  const read = (path: string) => params.string(below(prefix, `billing_details${path}`)) ?? null;
  const part = (name: (typeof ADDRESS_PARTS)[number]) => read(`[address][${name}]`);
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: read('[email]'),
    name: read('[name]'),
    phone: read('[phone]'),
  };
}
