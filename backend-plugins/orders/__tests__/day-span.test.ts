import { comparedSpan, daySpanOf } from '../src/lib/day-span.ts';

const NOW = new Date('2026-11-23T14:10:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const spanOf = (query: { from?: Date; to?: Date }, by: 'day' | 'week' | 'month' = 'day') =>
  daySpanOf({ ...query, by }, NOW);

it('is the last 30 days by default, today included', () => {
  expect(spanOf({})).toEqual({ first: '2026-10-25', last: '2026-11-23' });
});

it('is the 30 days up to an end without a beginning', () => {
  expect(spanOf({ to: day('2026-03-02') })).toEqual({ first: '2026-01-31', last: '2026-03-01' });
});

it('includes every day that a moment touches', () => {
  const from = new Date('2026-11-20T23:59:00Z');
  expect(spanOf({ from, to: new Date('2026-11-21T00:01:00Z') })).toEqual({
    first: '2026-11-20',
    last: '2026-11-21',
  });
  expect(spanOf({ from, to: day('2026-11-21') })).toEqual({
    first: '2026-11-20',
    last: '2026-11-20',
  });
});

it('may not be empty', () => {
  const empty = { from: day('2026-11-21'), to: day('2026-11-21') };
  expect(() => spanOf(empty)).toThrow('from: This must be before the end of the span.');
  expect(() => spanOf({ from: day('2026-11-24') })).toThrow('before the end');
});

it('has a bounded number of entries', () => {
  const span = { from: day('2010-01-01'), to: day('2026-01-01') };
  expect(() => spanOf(span)).toThrow('There can be at most 3700 entries by day.');
  expect(spanOf(span, 'week').first).toBe('2010-01-01');
  expect(() => spanOf({ from: day('1970-01-01'), to: day('9998-01-01') }, 'month')).toThrow(
    'by month',
  );
});

it.each([
  ['before', '2026-10-25', '2026-11-23', '2026-09-25', '2026-10-24', '30 days'],
  ['before', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28', '1 days'],
  ['year', '2026-10-25', '2026-11-23', '2025-10-25', '2025-11-23', '1 year'],
  ['year', '2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01', '1 year'],
  ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-28', '1 year'],
] as const)(
  'is compared with the one %s: that from %s to %s',
  (compare, first, last, otherFirst, otherLast, shift) => {
    const other = comparedSpan({ first, last }, compare);
    expect(other).toEqual({ first: otherFirst, last: otherLast, shift });
  },
);
