import { createIdentityUser, verifyEmail } from '../../../dev/test-support/identity.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { unsignedToken } from './unsigned-token.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const open = (email: string, body: unknown) =>
  shop.request('PUT', `/users/${encodeURIComponent(email)}`, { body });

describe('PUT /users/{email}', () => {
  it('gives a token to who proves the email', async () => {
    const { idToken } = await createIdentityUser('first@farm.test');
    const answer = await open('first@farm.test', { email: 'first@farm.test', idToken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^ey/) as unknown,
      expiresAt: expect.stringMatching(/^\d{4}-/) as unknown,
    });
  });

  it('makes one customer of parallel first sessions, in any letter case', async () => {
    const { idToken } = await createIdentityUser('again@farm.test');
    const spellings = ['again@farm.test', 'Again@Farm.TEST', 'AGAIN@farm.test', 'again@farm.test'];
    const answers = await Promise.all(spellings.map((email) => open(email, { idToken })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await shop.sql(`SELECT id FROM customer WHERE lower(email) = 'again@farm.test'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['missing', undefined],
    ['not a token', 'abc'],
    ['of another project', unsignedToken({ aud: 'demo-other' })],
    ['expired', unsignedToken({ exp: 1_000_000_000 })],
    ['of nobody', unsignedToken({})],
  ])('refuses an ID token that is %s and makes no customer', async (_, idToken) => {
    expect((await open('nobody@farm.test', { idToken })).status).toBe(401);
    expect(await shop.sql(`SELECT 1 FROM customer WHERE email = 'nobody@farm.test'`)).toEqual([]);
  });

  it('refuses the proof of another email', async () => {
    const { idToken } = await createIdentityUser('thief@farm.test');
    const answer = await open('victim@farm.test', { email: 'victim@farm.test', idToken });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('gives an email that another account holds only to who has verified it', async () => {
    const email = 'taken@farm.test';
    const holder = await shop.customer(email);
    await shop.sql(`UPDATE shop_account SET uid = 'another-user' WHERE customer_id = $1`, [
      holder.id,
    ]);
    const user = await createIdentityUser('owner@farm.test');
    await shop.sql(`UPDATE customer SET email = 'owner@farm.test' WHERE id = $1`, [holder.id]);

    const unverified = await open('owner@farm.test', { idToken: user.idToken });
    expect(unverified).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    const { idToken } = await verifyEmail(user);
    expect((await open('owner@farm.test', { idToken })).status).toBe(200);
    const [account] = await shop.sql('SELECT uid FROM shop_account WHERE customer_id = $1', [
      holder.id,
    ]);
    expect(account).toEqual({ uid: user.uid });
  });

  it('answers 422 with the field for what is no email', async () => {
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
  it('tells a customer that it has no role', async () => {
    const { token, email, id } = await shop.customer();
    const answer = await shop.request('GET', `/user?email=${email}`, { token });
    expect(answer).toMatchObject({ status: 200, body: { _id: id, email, role: null } });
  });

  it('makes an admin of a bootstrap email once it is verified', async () => {
    const { token, email } = await shop.admin();
    const answer = await shop.request('GET', `/user?email=${email}`, { token });
    expect(answer.body).toMatchObject({ role: 'admin' });
  });

  it('shows a user to itself and to an admin only', async () => {
    const [one, other, admin] = await Promise.all([shop.customer(), shop.customer(), shop.admin()]);
    const ask = async (token?: string) =>
      (await shop.request('GET', `/user?email=${one.email}`, { token })).status;
    expect(await ask()).toBe(401);
    expect(await ask('ey.no.token')).toBe(401);
    expect(await ask(other.token)).toBe(403);
    expect(await ask(admin.token)).toBe(200);
  });

  it('refuses a token whose signature was changed', async () => {
    const { token, email } = await shop.customer();
    const forged = `${token.slice(0, -6)}AAAAAA`;
    expect((await shop.request('GET', `/user?email=${email}`, { token: forged })).status).toBe(401);
  });

  it('ends the tokens of an account that has passed to another user', async () => {
    const { token, email, id } = await shop.customer();
    await shop.sql(`UPDATE shop_account SET uid = 'the-owner' WHERE customer_id = $1`, [id]);
    expect((await shop.request('GET', `/user?email=${email}`, { token })).status).toBe(401);
  });
});
