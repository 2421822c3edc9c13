import { consequenceOf, secondsOf } from '../src/lib/answer';

const now = new Date('2026-11-25T12:00:00Z');

it.each([200, 201, 202, 204, 299])('counts %d as a success', (status) => {
  expect(consequenceOf({ status }, now)).toEqual({
    outcome: { state: 'done', result: { status } },
  });
});

it('ends an address that answers 410', () => {
  expect(consequenceOf({ status: 410 }, now)).toEqual({
    outcome: { state: 'dropped', reason: 'http_410' },
    isEnd: true,
  });
});

it.each([301, 302, 307, 400, 401, 404, 422, 500, 502])('tries again after %d', (status) => {
  expect(consequenceOf({ status }, now).outcome).toMatchObject({
    state: 'retry',
    problem: `http_${status}`,
  });
  expect(consequenceOf({ status, retryAfter: '60' }, now).pauseSeconds).toBeUndefined();
});

it('pauses an address that answers 429 for as long as it asks', () => {
  expect(consequenceOf({ status: 429, retryAfter: '120' }, now)).toEqual({
    outcome: { state: 'retry', problem: 'http_429', afterSeconds: 120 },
    pauseSeconds: 120,
  });
});

it('pauses it for a while if it does not say how long', () => {
  expect(consequenceOf({ status: 429 }, now).pauseSeconds).toBe(30);
});

it('pauses an address that answers 503 only if it asks for it', () => {
  expect(consequenceOf({ status: 503, retryAfter: '5' }, now).pauseSeconds).toBe(5);
  expect(consequenceOf({ status: 503 }, now).pauseSeconds).toBeUndefined();
});

it.each([
  ['0', 1],
  ['90', 90],
  ['999999999', 3600],
  ['Wed, 25 Nov 2026 12:02:00 GMT', 120],
  ['Wed, 25 Nov 2026 11:00:00 GMT', 1],
  ['Thu, 26 Nov 2026 12:00:00 GMT', 3600],
  ['soon', undefined],
  [undefined, undefined],
])('reads Retry-After: %s as %s seconds', (text, seconds) => {
  expect(secondsOf(text, now)).toBe(seconds);
});
