import { priceProblem } from '@harrow/money';
import { invalidField, readAmount } from '@harrow/plugin-kit';

/**
 * Reads a decimal price in the smallest unit. Throws `invalid_body` if the currency cannot express it or
 * cards cannot be charged it.
 */
export function readPrice(given: number, currency: string): number {
  const price = readAmount(given, currency, 'price');
  const problem = priceProblem(price, currency);
  if (problem === null) return price;
  throw invalidField('price', problem);
}
