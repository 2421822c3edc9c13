import { currencyProblem, parseAmount } from '@harrow/money';
import { z } from 'zod';
import { ShopError } from './shop-error';

/** The currency that a shop sells in: an ISO 4217 code in lower case that cards can be charged in. */
export const currencySchema = z.string().superRefine((code, context) => {
  const message = currencyProblem(code);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** A double carries 15 significant decimal digits for certain; the 16th and 17th are noise. */
const CERTAIN_DIGITS = 15;

/**
 * Reads a client's decimal amount in the smallest unit. Clients multiply price and quantity in
 * floating point (3 × 1.1 is 3.3000000000000003 there), so the number is read to the digits that a
 * double guarantees. Throws `invalid_body` for anything that is not an amount in this currency;
 * `field` names the culprit.
 */
export function readAmount(amount: number, currencyCode: string, field = 'amount'): number {
  const parsed = parse(amount, currencyCode);
  if ('units' in parsed) return parsed.units;
  const message = `${field}: ${parsed.problem}`;
  throw new ShopError('invalid_body', message, { fields: { [field]: parsed.problem } });
}

/** Like `readAmount`, but returns null for anything that is not an amount in this currency. */
export function amountOrNull(amount: number, currencyCode: string): number | null {
  const parsed = parse(amount, currencyCode);
  return 'units' in parsed ? parsed.units : null;
}

const parse = (amount: number, currencyCode: string) =>
  parseAmount(amount.toPrecision(CERTAIN_DIGITS), currencyCode);
