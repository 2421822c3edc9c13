import { hashOf, newRecoveryCodes, newSecret, periodOf } from '../src/lib/one-time-codes';
import { secondsToWait } from '../src/lib/wrong-codes';

it.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [10, 960],
  [12, 3600],
  [5000, 3600],
])('waits after %s wrong codes in a row for %s seconds', (failures, seconds) => {
  expect(secondsToWait(failures, 1000, 1000)).toBe(seconds);
});

it('waits no longer than that', () => {
  expect(secondsToWait(5, 0, 29_000)).toBe(1);
  expect(secondsToWait(5, 0, 30_000)).toBe(0);
  expect(secondsToWait(5, null, 0)).toBe(0);
});

// RFC 6238, appendix B, with the last six of the eight digits
it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('reads the codes of the standard at %s s', (seconds, code, period) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // 12345678901234567890
  expect(periodOf(code, secret, seconds * 1000)).toBe(period);
  expect(periodOf(code, secret, (seconds + 30) * 1000)).toBe(period);
  expect(periodOf(code, secret, (seconds + 90) * 1000)).toBeNull();
});

it('makes secrets and recovery codes that nobody guesses', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const codes = newRecoveryCodes();
  expect(new Set(codes.map(hashOf)).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{10}$/);
});
