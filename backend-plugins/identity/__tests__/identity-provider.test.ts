import { createHmac } from 'node:crypto';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import IdentityProviderService from '../src/services/identity-provider';
import {
  type GoogleAnswers,
  defaultAnswers,
  idToken,
  PROJECT,
  publicKey,
  startGoogle,
  untrustedKey,
  type TokenChanges,
} from './google-stand-in';
import { unsignedToken } from './unsigned-token';

const options = {
  accessTokenSecret: 'x'.repeat(32),
  accessTokenTtl: 60,
  firebaseProjectId: PROJECT,
  adminEmails: [],
};

let answers: GoogleAnswers;
let google: Awaited<ReturnType<typeof startGoogle>>;
const logged: string[] = [];

beforeEach(async () => {
  answers = defaultAnswers();
  google = await startGoogle(() => answers);
});
afterEach(async () => {
  logged.length = 0;
  await Promise.all(getApps().map(deleteApp));
  await google.close();
});

/** The service on the real SDK, with all requests sent to the stand-in. */
function provider({ credentials }: { credentials?: 'default' } = {}): IdentityProviderService {
  const accessToken = { access_token: 'of the service account', expires_in: 3600 };
  const credential = { getAccessToken: () => Promise.resolve(accessToken) };
  initializeApp({ projectId: PROJECT, httpAgent: google.agent, credential }, 'harrow-identity');
  const logger = { error: (message: string) => logged.push(message) };
  return new IdentityProviderService({ logger } as never, {
    ...options,
    firebaseCredentials: credentials,
  });
}

/** Signs with RS256's public key as an HMAC secret (algorithm confusion attack). */
function signedWithPublicKey(): string {
  const [, payload] = idToken().split('.');
  const header = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"key-1"}').toString('base64url');
  const signature = createHmac('sha256', publicKey).update(`${header}.${payload}`);
  return `${header}.${payload}.${signature.digest('base64url')}`;
}

const encoded = (...parts: string[]) =>
  parts.map((part) => Buffer.from(part).toString('base64url')).join('.');

it('returns the identity of a valid token', async () => {
  expect(await provider().verify(idToken())).toEqual({
    uid: 'uid-1',
    email: 'farmer@harrow.test',
    emailVerified: true,
    name: 'Sam Farmer',
    signedInAt: expect.any(Number) as unknown,
  });
});

const PAST = 1_000_000_000;
const HEADER = '{"alg":"RS256","typ":"JWT","kid":"key-1"}';

it.each<[string, string | TokenChanges]>([
  ['expired', { claims: { iat: PAST - 60, exp: PAST } }],
  ['of another project', { claims: { aud: 'other', iss: 'https://securetoken.google.com/other' } }],
  ['for another audience', { claims: { aud: 'other' } }],
  ['of another issuer', { claims: { iss: `https://evil.test/${PROJECT}` } }],
  ['without a subject', { claims: { sub: '' } }],
  ['signed with an untrusted key', { key: untrustedKey }],
  ['signed with a key that Google does not have', { header: { kid: 'key-2' } }],
  ['signed with a key named like a property', { header: { kid: '__proto__' } }],
  ['signed with RS512', { algorithm: 'RS512' }],
  ['signed with the public key', signedWithPublicKey()],
  ['unsigned, like the emulator’s', unsignedToken({ aud: PROJECT })],
  ['changed', idToken().replace(/\.[^.]+\./, `.${encoded('{"sub":"uid-2"}')}.`)],
  ['without an email', { claims: { email: undefined } }],
  ['with an email that is a list', { claims: { email: ['farmer@harrow.test'] } }],
  ['not a JWT', 'abc'],
  ['empty', ''],
  ['nothing', encoded(HEADER, 'null', 'x')],
  ['not JSON', encoded(HEADER, '{oops', 'x')],
  ['in an older format', encoded('{"alg":"HS256","typ":"JWT"}', '{"v":0,"d":null}', 'x')],
])('rejects a token that is %s', async (_, token) => {
  const text = typeof token === 'string' ? token : idToken(token);
  await expect(provider().verify(text)).rejects.toMatchObject({
    type: 'unauthorized',
    code: 'invalid_id_token',
  });
  expect(logged).toEqual([]);
});

it('treats an email as verified only if Google says so', async () => {
  const token = idToken({ claims: { email_verified: 'true' } });
  expect(await provider().verify(token)).toMatchObject({ emailVerified: false });
});

it.each<[string, () => unknown]>([
  ['does not answer', () => google.close()],
  ['fails', () => (answers.certificates = { status: 500, body: { error: 'backend error' } })],
  ['answers with HTML', () => (answers.certificates = { status: 200, body: '<html>' })],
])('reports and logs an unavailable provider when Google %s', async (_, breakGoogle) => {
  await breakGoogle();
  await expect(provider().verify(idToken())).rejects.toMatchObject({ type: 'unavailable' });
  expect(logged).toEqual([expect.stringContaining('The identity provider is unavailable')]);
});

describe('with credentials', () => {
  const verify = () => provider({ credentials: 'default' }).verify(idToken());

  it('accepts the token of an active user', async () => {
    expect(await verify()).toMatchObject({ uid: 'uid-1' });
  });

  it.each([
    ['disabled', [{ localId: 'uid-1', disabled: true }]],
    ['removed', []],
    ['signed out everywhere', [{ localId: 'uid-1', validSince: '4000000000' }]],
  ])('rejects the token of a user who was %s', async (_, users) => {
    answers.users = { status: 200, body: { users } };
    await expect(verify()).rejects.toMatchObject({ type: 'unauthorized' });
  });

  it('reports an unavailable provider when the user lookup fails', async () => {
    answers.users = { status: 403, body: { error: { message: 'PERMISSION_DENIED' } } };
    await expect(verify()).rejects.toMatchObject({ type: 'unavailable' });
  });
});
