import type { Paper } from '../src/lib/paper';
import { samples } from './samples';

/** A seeded generator, so that failures can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const NAMES = ['Anna Müller', 'O’Neil & Sons <Ltd>', 'Γιώργος', 'عبد الرحمن', '田中', '"Q" 🚜'];
const ADDRESSES = ['Hof 1\n26121 Oldenburg', 'one line', 'a\nb\nc\nd\ne', ' \n x \n\n y ', ''];
const RATES = [19, 7, 20, 5.5, 21, 25.5, 2.1, 23, 17];
const CURRENCIES = ['eur', 'eur', 'eur', 'sek', 'jpy', 'kwd', 'pln'];

function randomPaper(next: () => number, index: number): Paper {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const currency = pick(CURRENCIES);
  const step = currency === 'kwd' ? 10 : 1;
  const base = next() < 0.3 ? samples.creditNote : samples.eur;
  const lines = Array.from({ length: Math.ceil(10 ** (next() * 2)) }, () => {
    const quantity = Math.ceil(10 ** (next() * 4));
    const unitPrice = Math.ceil(10 ** (next() * 3)) * step;
    const amount = unitPrice * quantity;
    return {
      name: pick(NAMES),
      partNumber: pick(['HW-1', null, 'A&B']),
      quantity,
      unitPrice,
      amount,
    };
  });
  return {
    ...base,
    number: `2026-${String(index + 1).padStart(6, '0')}`,
    buyer: {
      ...base.buyer,
      ...{ name: pick(NAMES), address: pick(ADDRESSES), country: pick(['DE', 'AT', 'FR', 'US']) },
    },
    order: { ...base.order, poNumber: pick([null, 'PO <7>']) },
    lines,
    currency,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    tax:
      next() < 0.15
        ? { kind: 'exempt', reason: 'Small business, § 19 UStG.' }
        : { kind: 'contained', percent: pick(RATES) },
  };
}

/** Papers of orders of one line to a hundred, at nine rates, in six currencies. */
export function randomPapers(count: number): Paper[] {
  const next = random(16_931);
  return Array.from({ length: count }, (_, index) => randomPaper(next, index));
}
