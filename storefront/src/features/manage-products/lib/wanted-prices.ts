import { MAX_CHANGED_PERCENT, type ChargeRules } from '@harrow/contract';
import { multiplyAmount } from '@harrow/money';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { WantedPrices } from '../api/price-changes';

const words = messages.priceChanges;

/** What is typed of a change of prices. */
export interface TypedPrices {
  /** The handle of a category; empty for all products. */
  category: string;
  by: 'percent' | 'amount';
  /** Null while the field is empty, NaN while its text is not a number. */
  value: number | null;
  /** As text, from a select; empty for the least step. */
  rounding: string;
}

const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;
const TIMES = [5, 10, 100];

/** Returns the error in the number of a change; null if it is valid. The server checks amounts by the currency. */
export function valueProblem({ by, value }: TypedPrices): string | null {
  if (value === null || Number.isNaN(value) || value === 0) {
    return by === 'percent' ? words.percentRequired : words.amountRequired;
  }
  if (by === 'amount') return null;
  if (value <= -100 || value > MAX_CHANGED_PERCENT) {
    return words.percentOutside(formatNumber(MAX_CHANGED_PERCENT));
  }
  return TWO_DECIMALS.test(String(value)) ? null : words.percentTooFine;
}

/** Returns what to ask the server for. */
export const toWanted = ({ category, by, value, rounding }: TypedPrices): WantedPrices => ({
  ...(category !== '' && { category }),
  [by]: value ?? 0,
  ...(rounding !== '' && { rounding: Number(rounding) }),
});

/** The steps to which prices can be rounded, besides the least: decimal. */
export const roundings = ({ step }: ChargeRules): number[] =>
  TIMES.map((times) => multiplyAmount(step, times));
