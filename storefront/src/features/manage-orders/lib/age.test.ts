import { formatAge, formatExpiry, isExpiring } from './age';

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

it.each([
  ['2026-11-21T19:30:00Z', 'expires in 7 h', true],
  ['2026-11-21T12:18:00Z', 'expires in 18 min', true],
  ['2026-11-22T12:00:00Z', 'expires in 24 h', false],
  ['2026-11-27T12:00:00Z', 'expires in 6 days', false],
  ['2026-11-21T12:00:20Z', 'expires now', true],
  ['2026-11-21T11:00:00Z', 'expires now', true],
])('formats an expiry at %s', (iso, expiry, isSoon) => {
  expect(formatExpiry(iso, NOW)).toBe(expiry);
  expect(isExpiring(iso, NOW)).toBe(isSoon);
});
