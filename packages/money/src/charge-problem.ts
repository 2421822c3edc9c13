import { toDecimal } from './amount';
import { CURRENCIES, type CurrencyRules } from './currencies';

/** Formats an amount for messages: 999,999.99 usd, 0.010 kwd. */
function formatAmount(units: number, code: string, { decimals }: CurrencyRules): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals });
  return format.format(toDecimal(units, code));
}

/**
 * Returns why no quantity at this price, in the smallest unit, adds up to an amount that cards can
 * be charged, or null. A currency that the shop cannot sell in has no rules.
 */
export function priceProblem(units: number, code: string): string | null {
  const rules = CURRENCIES.get(code);
  if (!rules || units % rules.step === 0) return null;
  const step = formatAmount(rules.step, code, rules);
  return `Card payments in ${code.toUpperCase()} are made in steps of ${step}.`;
}

/** Returns why a card cannot be charged this total, in the smallest unit, or null. */
export function chargeProblem(units: number, code: string): string | null {
  const rules = CURRENCIES.get(code);
  if (!rules) return null;
  const payments = `Card payments in ${code.toUpperCase()} are`;
  if (units < rules.smallestCharge)
    return `${payments} at least ${formatAmount(rules.smallestCharge, code, rules)}.`;
  if (units > rules.largestCharge)
    return `${payments} at most ${formatAmount(rules.largestCharge, code, rules)}.`;
  return priceProblem(units, code);
}
