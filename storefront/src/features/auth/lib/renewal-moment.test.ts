import { renewalMoment } from './renewal-moment';

const now = Date.parse('2026-05-01T12:00:00Z');

it('renews a minute before the end', () => {
  const moment = renewalMoment('2026-05-01T13:00:00Z', now);
  expect(moment).toBe(Date.parse('2026-05-01T12:59:00Z'));
});

it('leaves it to the server when the clock says that a new token is over', () => {
  expect(renewalMoment('2026-05-01T11:00:00Z', now)).toBeNull();
});

it('leaves it to the server when the end cannot be read', () => {
  expect(renewalMoment('tomorrow', now)).toBeNull();
});
