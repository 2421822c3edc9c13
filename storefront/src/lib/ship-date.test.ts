import { makersToday } from './ship-date';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-05-05T03:00:00Z', '2026-05-04'],
  ['2026-05-05T05:00:00Z', '2026-05-05'],
  ['2026-01-05T05:59:00Z', '2026-01-04'],
])('at %s the maker has %s', (now, day) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  expect(makersToday('America/Chicago')).toBe(day);
});
