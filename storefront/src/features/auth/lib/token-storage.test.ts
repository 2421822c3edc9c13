import { renewalTime } from './token-storage';

const now = Date.parse('2026-05-01T12:00:00Z');

it('renews a minute before the expiration', () => {
  const moment = renewalTime('2026-05-01T13:00:00Z', now);
  expect(moment).toBe(Date.parse('2026-05-01T12:59:00Z'));
});

it('never renews early if a new token seems to have expired', () => {
  expect(renewalTime('2026-05-01T11:00:00Z', now)).toBeNull();
});

it('never renews early if the expiration is invalid', () => {
  expect(renewalTime('tomorrow', now)).toBeNull();
});
