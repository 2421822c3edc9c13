import { formatAge } from './age';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:42:00Z', '18 min'],
  ['2026-11-20T14:00:00Z', '22 h'],
  ['2026-11-18T13:00:00Z', '71 h'],
  ['2026-11-16T12:00:00Z', '5 days'],
  ['2026-11-21T12:00:05Z', '0 min'],
])('formats the time since %s', (iso, age) => {
  expect(formatAge(iso, NOW)).toBe(age);
});
