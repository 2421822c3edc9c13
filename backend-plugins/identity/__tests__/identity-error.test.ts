import { identityError } from '../src/lib/identity-error';

const thrown = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  ['auth/argument-error', 'Firebase ID token has invalid signature. See https://…'],
  ['auth/argument-error', 'Decoding Firebase ID token failed. Make sure …'],
  ['auth/argument-error', 'Firebase ID token has incorrect "iss" claim, got "ECONNREFUSED"'],
  ['auth/id-token-expired', 'Firebase ID token has expired.'],
  ['auth/user-disabled', 'The user record is disabled.'],
  ['auth/user-not-found', 'There is no user record.'],
])('rejects the token when firebase-admin throws %s: %s', (code, message) => {
  expect(identityError(thrown(code, message)).type).toBe('unauthorized');
});

it.each([
  thrown('auth/argument-error', 'Error fetching public keys for Google certs: Not Found'),
  thrown('auth/argument-error', 'Error while making request: getaddrinfo EAI_AGAIN'),
  thrown('auth/argument-error', 'Error while making request: certificate has expired'),
  thrown('app/network-error', 'connect ECONNREFUSED'),
  thrown('app/invalid-credential', 'Credential implementation failed'),
  thrown('auth/internal-error', 'Something else'),
  new Error('The identity provider did not answer in time.'),
])('reports the provider as unavailable for %s', (error) => {
  expect(identityError(error)).toMatchObject({ type: 'unavailable', retryAfterSeconds: 5 });
});
