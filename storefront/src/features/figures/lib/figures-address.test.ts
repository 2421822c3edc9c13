import { figuresAddressOf, figuresQueryOf } from './figures-address';

const TODAY = '2026-11-23';
const read = (query: string) => figuresAddressOf(new URLSearchParams(query), TODAY);

it.each([
  ['', 'days30', '2026-10-25', 'day'],
  ['span=days7', 'days7', '2026-11-17', 'day'],
  ['span=months12', 'months12', '2025-12-01', 'month'],
  ['span=year', 'year', '2026-01-01', 'month'],
  ['span=decade', 'days30', '2026-10-25', 'day'],
])('has for ?%s the span %s from %s by %s, to today', (query, span, from, by) => {
  expect(read(query)).toMatchObject({ span, from, by, to: TODAY, compare: 'before' });
});

it.each([
  ['from=2026-09-01&to=2026-09-30', '2026-09-01', '2026-09-30'],
  ['from=2026-09-30&to=2026-09-01', '2026-09-01', '2026-09-30'],
  ['from=2026-11-01', '2026-11-01', TODAY],
  ['to=2026-09-30', '2026-09-01', '2026-09-30'],
  ['from=2026-11-01&to=2027-01-01', '2026-11-01', TODAY],
  ['from=2027-01-01', TODAY, TODAY],
  ['from=2026-13-01&span=days7', '2026-11-17', TODAY],
])('reads ?%s as %s to %s', (query, from, to) => {
  expect(read(query)).toMatchObject({ from, to });
});

it('counts the days of the span', () => {
  expect(read('').days).toBe(30);
  expect(read('from=2026-11-23').days).toBe(1);
});

it.each([
  ['span=days7&by=week', 'day', ['day']],
  ['by=week', 'week', ['day', 'week']],
  ['from=2026-06-01', 'week', ['week', 'day', 'month']],
  ['span=months12&by=day', 'day', ['month', 'week', 'day']],
  ['from=2020-01-01&by=day', 'month', ['month', 'week']],
  ['from=2000-01-01&by=week', 'month', ['month']],
])('shows ?%s by %s, of %j', (query, by, steps) => {
  expect(read(query)).toMatchObject({ by, steps });
});

it('asks for the days, the steps and the comparison', () => {
  expect(figuresQueryOf(read('span=days7&compare=year'))).toEqual({
    ...{ from: '2026-11-17', to: TODAY },
    ...{ by: 'day', compare: 'year' },
  });
  expect(figuresQueryOf(read('compare=none'))).not.toHaveProperty('compare');
});
