import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { ACCESS_TOKEN_SECRET } from '@harrow/testing/backend-environment';
import { createIdentityUser, verifyEmail } from '@harrow/testing/identity';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { enter } from './enter.ts';

const shop = useSharedShop();
let customer: Person;
beforeAll(async () => {
  customer = await shop.customer();
});

const ask = (headers: Record<string, string>, query = '') =>
  shop.request('GET', `/order?email=${customer.email}${query}`, { headers });

const mail = () => `token-${randomUUID()}@farm.test`;

/** Signs the claims of the customer's token with changes. */
function forged(
  changes: object,
  secret = ACCESS_TOKEN_SECRET,
  algorithm: jwt.Algorithm = 'HS256',
): string {
  const claims = jwt.decode(customer.token, { json: true });
  return jwt.sign({ ...claims, ...changes }, secret, { algorithm });
}

/** The customer's token with changed claims under the original signature. */
function tampered(): string {
  const [header, payload, signature] = customer.token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'cus_other' }));
  return [header, changed.toString('base64url'), signature].join('.');
}

async function stockAdminToken(): Promise<string> {
  const body = { email: 'admin@harrow.test', password: 'Harvest2026' };
  const answer = await shop.request('POST', '/admin/auth/token', { body });
  return z.object({ access_token: z.string() }).parse(answer.body).access_token;
}

describe('an access token', () => {
  it('is accepted with any letter case of the scheme', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await ask({ authorization: `${scheme} ${customer.token}` })).status).toBe(200);
    }
  });

  it.each<[string, () => string | Promise<string>]>([
    ['that has expired', () => forged({ exp: 1_700_000_000 })],
    ['with changed claims', tampered],
    ['with no signature', () => forged({}, '', 'none')],
    ['signed with HS512', () => forged({}, ACCESS_TOKEN_SECRET, 'HS512')],
    ['signed with another secret', () => forged({}, 'another-secret-of-thirty-two-bytes')],
    ['of another issuer', () => forged({ iss: 'elsewhere' })],
    ['for another audience', () => forged({ aud: 'elsewhere' })],
    ['without a subject', () => forged({ sub: undefined })],
    ['without a user', () => forged({ uid: undefined })],
    ['of an unknown customer', () => forged({ sub: 'cus_none' })],
    ['of another user', () => forged({ uid: 'another-uid' })],
    ['of the stock admin', stockAdminToken],
    ['of the identity provider', async () => (await createIdentityUser(mail())).idToken],
  ])('is rejected %s', async (_, token) => {
    const answer = await ask({ authorization: `Bearer ${await token()}` });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each<[string, (token: string) => Record<string, string>]>([
    ['no header', () => ({})],
    ['no scheme', (token) => ({ authorization: token })],
    ['no token', () => ({ authorization: 'Bearer' })],
    ['another scheme', (token) => ({ authorization: `Basic ${token}` })],
    ['two tokens', (token) => ({ authorization: `Bearer ${token}, Bearer ${token}` })],
    ['a cookie', (token) => ({ cookie: `accessToken=${token}` })],
    ['another header', (token) => ({ 'x-medusa-access-token': token })],
  ])('is missing from a request with %s', async (_, headers) => {
    const answer = await ask(headers(customer.token), `&accessToken=${customer.token}`);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('gives no access to the engine’s admin routes', async () => {
    const { token } = await shop.admin();
    for (const path of ['/admin/orders', '/admin/customers', '/admin/users']) {
      expect((await shop.request('GET', path, { token })).status).toBe(401);
      const headers = { 'x-medusa-access-token': token };
      expect((await shop.request('GET', path, { headers })).status).toBe(401);
    }
  });

  it('is revoked when its email is verified, because an impostor may have obtained it', async () => {
    const user = await createIdentityUser(mail());
    const before = await enter(shop, user);
    const after = await enter(shop, await verifyEmail(user));
    const status = async (token: string) =>
      (await shop.request('GET', `/user?email=${user.email}`, { token })).status;
    expect(await status(before)).toBe(401);
    expect(await status(after)).toBe(200);
  });
});
