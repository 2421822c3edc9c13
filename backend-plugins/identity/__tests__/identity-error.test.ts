import { identityError } from '../src/lib/identity-error';

const thrown = (code: string, message = 'Something') => Object.assign(new Error(message), { code });

it.each([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
])('calls a token bad when firebase-admin says %s', (code) => {
  expect(identityError(thrown(code)).type).toBe('unauthorized');
});

it.each([
  thrown('auth/argument-error', 'Error fetching public keys for Google certs: ENOTFOUND'),
  thrown('auth/argument-error', 'Error fetching Json Web Keys: getaddrinfo ENOTFOUND'),
  thrown('app/network-error', 'connect ECONNREFUSED'),
  thrown('auth/internal-error', 'Something else'),
  new Error('The identity provider did not answer in time.'),
])('never blames the token when the provider cannot be asked: %s', (error) => {
  expect(identityError(error)).toMatchObject({ type: 'unavailable', retryAfterSeconds: 5 });
});
