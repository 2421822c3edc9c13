import { longLabel } from '@/lib/figures/step-labels';
import { firstDayOf, longDate, shortLabel } from './entries';

const monday = new Date('2026-11-23T23:59:00Z');
const sunday = new Date('2026-11-29T00:00:00Z');

it('begins 14, 30 or 90 days back, today included', () => {
  expect(firstDayOf('days14', monday)).toBe('2026-11-10');
  expect(firstDayOf('days30', monday)).toBe('2026-10-25');
  expect(firstDayOf('days90', monday)).toBe('2026-08-26');
});

it('begins on the Monday of the twelfth week', () => {
  expect(firstDayOf('week', monday)).toBe('2026-09-07');
  expect(firstDayOf('week', sunday)).toBe('2026-09-07');
});

it('begins with the twelfth month, also in the year before', () => {
  expect(firstDayOf('month', monday)).toBe('2025-12-01');
  expect(firstDayOf('month', new Date('2026-01-31T12:00:00Z'))).toBe('2025-02-01');
});

it('names days in UTC, whatever the time zone', () => {
  expect(shortLabel.day('2026-11-01')).toBe('1');
  expect(longLabel.week('2026-11-01')).toBe('Nov 1');
  expect(longLabel.month('2026-11-01')).toBe('November 2026');
  expect(longDate('2026-11-23')).toBe('Monday, November 23, 2026');
});
