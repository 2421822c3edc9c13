import { toDecimal } from './amount';
import { CURRENCIES, type CurrencyRules } from './currencies';

/** An amount as messages name it: 999,999.99 usd, 0.010 kwd. */
function write(units: number, code: string, { decimals }: CurrencyRules): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals });
  return format.format(toDecimal(units, code));
}

/**
 * Why no number of pieces at this price, in the smallest unit, adds up to what a card can be charged
 * in general; null where one does. A currency that the shop cannot sell in has no rules.
 */
export function priceProblem(units: number, code: string): string | null {
  const rules = CURRENCIES.get(code);
  if (!rules || units % rules.step === 0) return null;
  const step = write(rules.step, code, rules);
  return `Card payments in ${code.toUpperCase()} are made in steps of ${step}.`;
}

/** Why no card can be charged a total, in the smallest unit; null where one can. */
export function chargeProblem(units: number, code: string): string | null {
  const rules = CURRENCIES.get(code);
  if (!rules) return null;
  const payments = `Card payments in ${code.toUpperCase()} are`;
  if (units < rules.smallestCharge)
    return `${payments} at least ${write(rules.smallestCharge, code, rules)}.`;
  if (units > rules.largestCharge)
    return `${payments} at most ${write(rules.largestCharge, code, rules)}.`;
  return priceProblem(units, code);
}
