import { netAmounts, splitTax } from '../src/lib/amounts';
import { amountToCredit } from '../src/lib/paper-content';
import { paperNumber } from '../src/lib/paper';
import { lineOf } from './samples';

it('numbers papers by kind and year', () => {
  expect(paperNumber('invoice', 2026, 1)).toBe('2026-000001');
  expect(paperNumber('credit-note', 2027, 1_234_567)).toBe('C2027-1234567');
});

it('splits a total into net and tax, to the smallest unit', () => {
  const split = (total: number, currency: string, percent: number) =>
    splitTax({ total, currency, tax: { kind: 'contained', percent } });
  expect(split(7_435_000, 'eur', 19)).toEqual({ net: 6_247_899, vat: 1_187_101 });
  expect(split(1, 'eur', 19)).toEqual({ net: 1, vat: 0 });
  expect(split(2_000_000_000, 'kwd', 5.5)).toEqual({ net: 1_895_734_600, vat: 104_265_400 });
  expect(split(999, 'jpy', 10)).toEqual({ net: 908, vat: 91 });
});

it('divides the net amount among lines without a rest', () => {
  const lines = [lineOf('a', 1), lineOf('b', 1), lineOf('c', 1)];
  const tax = { kind: 'contained', percent: 50 } as const;
  expect(netAmounts({ total: 3, currency: 'eur', tax, lines })).toEqual([0, 1, 1]);
});

describe('a credit note', () => {
  it.each([
    ['all of a refund', { amount: 5, refunded: 5, credited: 0 }, 5],
    ['nothing that is credited already', { amount: 5, refunded: 5, credited: 5 }, 0],
    ['the rest where a part is', { amount: 15, refunded: 15, credited: 10 }, 5],
    ['nothing where more is credited than refunded', { amount: 5, refunded: 5, credited: 10 }, 0],
  ])('credits %s', (_title, refund, amount) => {
    expect(amountToCredit(refund)).toBe(amount);
  });
});
