import jwt from 'jsonwebtoken';
import { readAccessToken, signAccessToken } from '../src/lib/access-token';

const SECRET = 'a-secret-of-more-than-thirty-two-bytes';
const subject = { customerId: 'cus_1', uid: 'uid-1' };
const claims = { sub: 'cus_1', uid: 'uid-1', iss: 'harrow', aud: 'harrow-shop' };

it('reads back whom it signed for', () => {
  const { token, expiresAt } = signAccessToken(subject, SECRET, 60);
  expect(readAccessToken(token, SECRET)).toEqual(subject);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
});

it.each([
  ['signed with another secret', jwt.sign(claims, 'another-secret-of-thirty-two-bytes-x')],
  ['signed with another algorithm', jwt.sign(claims, SECRET, { algorithm: 'HS512' })],
  ['not signed', jwt.sign(claims, '', { algorithm: 'none' })],
  ['expired', jwt.sign({ ...claims, exp: 1 }, SECRET)],
  ['of another issuer', jwt.sign({ ...claims, iss: 'elsewhere' }, SECRET)],
  ['for another audience', jwt.sign({ ...claims, aud: 'elsewhere' }, SECRET)],
  ['without a subject', jwt.sign({ ...claims, sub: undefined, uid: 'u' }, SECRET)],
  ['without a uid', jwt.sign({ ...claims, uid: undefined }, SECRET)],
  ['no token', 'abc'],
])('refuses a token that is %s', (_, token) => {
  expect(readAccessToken(token, SECRET)).toBeNull();
});
