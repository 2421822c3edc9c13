import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  changePassword,
  createIdentityUser,
  deleteUser,
  disableUser,
  verifyEmail,
} from '@harrow/testing/identity';
import { useTestShop } from '@harrow/testing/test-shop';
import { enter } from './enter.ts';
import { unsignedToken } from './unsigned-token.ts';

const BOOTSTRAP_ADMIN = 'boss@harrow.test';
const SECOND_ADMIN = 'second@harrow.test';

const shop = useTestShop({ ADMIN_EMAILS: `Boss@Harrow.test, ${SECOND_ADMIN}` });

const open = (email: string, body: unknown) =>
  shop.request('PUT', `/users/${encodeURIComponent(email)}`, { body });

describe('PUT /users/{email}', () => {
  it('issues a token for the proven email', async () => {
    const { idToken } = await createIdentityUser('first@farm.test');
    const answer = await open('first@farm.test', { email: 'first@farm.test', idToken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^ey/) as unknown,
      expiresAt: expect.stringMatching(/^\d{4}-/) as unknown,
    });
  });

  it.each([
    ['missing', undefined],
    ['not a token', 'abc'],
    ['of another project', unsignedToken({ aud: 'demo-other' })],
    ['expired', unsignedToken({ exp: 1_000_000_000 })],
    ['for an unknown user', unsignedToken({})],
  ])('rejects an ID token that is %s and creates no customer', async (_, idToken) => {
    expect((await open('unknown@farm.test', { idToken })).status).toBe(401);
    expect(await shop.sql(`SELECT 1 FROM customer WHERE email = 'unknown@farm.test'`)).toEqual([]);
  });

  it('rejects the ID token of another email', async () => {
    const { idToken } = await createIdentityUser('thief@farm.test');
    const answer = await open('victim@farm.test', { email: 'victim@farm.test', idToken });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each([
    ['disabled', disableUser],
    ['removed', deleteUser],
  ])('rejects the ID token of a user who was %s', async (_, end) => {
    const user = await createIdentityUser(`ended-${randomUUID()}@farm.test`);
    await end(user);
    const answer = await open(user.email, { idToken: user.idToken });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_id_token' } });
  });

  it('rejects an ID token from before a change of the password', async () => {
    const user = await createIdentityUser(`changed-${randomUUID()}@farm.test`);
    const before = await open(user.email, { idToken: user.idToken });
    await changePassword(user, 'Harvest2027');
    const after = await open(user.email, { idToken: user.idToken });
    expect([before.status, after.status]).toEqual([200, 401]);
    expect(after.body).toMatchObject({ code: 'invalid_id_token' });
  });

  it.each([
    ['a plus', 'sam+tractors@farm.test'],
    ['unusual characters', "o'neil_{}/x=1@farm.test"],
    ['non-ASCII letters', 'sämi@høst-農.example'],
  ])('accepts an address with %s in the path and in the body', async (_, email) => {
    const { idToken } = await createIdentityUser(email);
    const answer = await open(email.toUpperCase(), { email: ` ${email}`, idToken });
    const { token } = z.object({ token: z.string() }).parse(answer.body);
    const query = new URLSearchParams({ email });
    const user = await shop.request('GET', `/user?${query.toString()}`, { token });
    expect(user.body).toMatchObject({ email });
  });

  it('answers 400 for a malformed path', async () => {
    expect((await shop.request('PUT', '/users/%E0%A4%A', { body: {} })).status).toBe(400);
  });

  it('answers 422 with the field for an invalid email', async () => {
    const answer = await open('not-an-email', { idToken: 'abc' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
    expect(answer.body).toHaveProperty('fields.email');
  });

  it('answers 400 for a body that is not JSON', async () => {
    const answer = await open('first@farm.test', '{"idToken":');
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
});

describe('GET /user', () => {
  it('answers a customer with a null role', async () => {
    const { token, email, id } = await shop.customer();
    const answer = await shop.request('GET', `/user?email=${email}`, { token });
    expect(answer).toMatchObject({ status: 200, body: { _id: id, email, role: null } });
  });

  it('makes a bootstrap email an admin once it is verified', async () => {
    const user = await createIdentityUser(BOOTSTRAP_ADMIN);
    const roleWith = async (idToken: string) => {
      const token = await enter(shop, { ...user, idToken });
      return (await shop.request('GET', `/user?email=${user.email}`, { token })).body;
    };
    expect(await roleWith(user.idToken)).toMatchObject({ role: null, promoted: false });
    expect(await roleWith((await verifyEmail(user)).idToken)).toMatchObject({ role: 'admin' });
  });

  it('shows a user to itself and to an admin only', async () => {
    const [one, other] = await Promise.all([shop.customer(), shop.customer()]);
    const admin = await shop.customer(SECOND_ADMIN, { verified: true });
    const ask = async (token?: string, email = one.email) =>
      (await shop.request('GET', `/user?email=${email}`, { token })).status;
    expect(await ask()).toBe(401);
    expect(await ask('ey.no.token')).toBe(401);
    expect(await ask(other.token)).toBe(403);
    expect(await ask(admin.token)).toBe(200);
    const unknown = 'unknown@farm.test';
    expect(await ask(other.token, unknown)).toBe(403);
    expect(await ask(admin.token, unknown)).toBe(404);
  });
});
