import jwt from 'jsonwebtoken';
import { readAccessToken, signAccessToken } from '../src/lib/access-token';

const SECRET = 'a-secret-of-more-than-thirty-two-bytes';
const subject = {
  customerId: 'cus_1',
  uid: 'uid-1',
  emailVerified: true,
  signedInAt: 1_700_000_000,
  secondFactorAt: 0,
};
const endless = {
  sub: 'cus_1',
  uid: 'uid-1',
  email_verified: true,
  auth_time: 1_700_000_000,
  iss: 'harrow',
  aud: 'harrow-shop',
};
const claims = { ...endless, exp: Math.floor(Date.now() / 1000) + 60 };

it('reads the subject of a signed token', () => {
  const { token, expiresAt } = signAccessToken(subject, SECRET, 60);
  expect(readAccessToken(token, SECRET)).toEqual(subject);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
});

it('reads a token with the expected claims', () => {
  expect(readAccessToken(jwt.sign(claims, SECRET), SECRET)).toEqual(subject);
});

it('reads a token of the previous version as one of an unknown sign-in', () => {
  const token = jwt.sign({ ...claims, auth_time: undefined }, SECRET);
  expect(readAccessToken(token, SECRET)).toEqual({ ...subject, signedInAt: 0 });
});

it.each([
  ['signed with another secret', jwt.sign(claims, 'another-secret-of-thirty-two-bytes-x')],
  ['signed with HS512', jwt.sign(claims, SECRET, { algorithm: 'HS512' })],
  ['signed with HS384', jwt.sign(claims, SECRET, { algorithm: 'HS384' })],
  ['not signed', jwt.sign(claims, '', { algorithm: 'none' })],
  ['expired', jwt.sign({ ...claims, exp: 1 }, SECRET)],
  ['without an expiry', jwt.sign(endless, SECRET)],
  ['of another issuer', jwt.sign({ ...claims, iss: 'elsewhere' }, SECRET)],
  ['for another audience', jwt.sign({ ...claims, aud: 'elsewhere' }, SECRET)],
  ['without a subject', jwt.sign({ ...claims, sub: undefined, uid: 'u' }, SECRET)],
  ['without a uid', jwt.sign({ ...claims, uid: undefined }, SECRET)],
  ['without email_verified', jwt.sign({ ...claims, email_verified: undefined }, SECRET)],
  ['not a JWT', 'abc'],
])('rejects a token that is %s', (_, token) => {
  expect(readAccessToken(token, SECRET)).toBeNull();
});
