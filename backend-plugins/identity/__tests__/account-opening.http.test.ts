import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  changeEmail,
  createIdentityUser,
  deleteUser,
  type IdentityUser,
  verifyEmail,
} from '../../../dev/test-support/identity.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { enter, openSession } from './enter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const fresh = (who: string) => `${who}-${randomUUID()}@farm.test`;

const open = (user: IdentityUser) => openSession(shop, user);

/** Opens a session; answers its token and whose it is. */
async function enterAs(user: IdentityUser) {
  const token = await enter(shop, user);
  const { body } = await shop.request('GET', `/user?email=${user.email}`, { token });
  return { token, id: z.object({ _id: z.string() }).parse(body)._id };
}

const customersOf = (email: string) =>
  shop.sql<{ id: string; has_account: boolean }>(
    'SELECT id, has_account FROM customer WHERE lower(email) = $1 ORDER BY id',
    [email],
  );

async function placeOrder(token: string, email: string): Promise<string> {
  const { id, name, price } = await shop.product();
  const order = { product: name, productId: id, quantity: 1, name: 'x', email };
  const body = { ...order, phone: '1', address: 'x', amount: price };
  const placed = await shop.request('POST', '/orders', { token, body });
  return z.object({ insertedId: z.string() }).parse(placed.body).insertedId;
}

describe('the first session', () => {
  it('makes one customer, however many come at once and however they spell it', async () => {
    const user = await createIdentityUser(fresh('crowd'));
    const shouting = { ...user, email: user.email.toUpperCase() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open(index % 2 ? user : shouting)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await customersOf(user.email)).toHaveLength(1);
  });

  it('takes over the record that staff made for a verified email', async () => {
    const email = fresh('known');
    const details = { first_name: 'Kay', last_name: 'Known', password: 'Harvest2026' };
    await (await shop.stockAdmin()).request('POST', '/customers', { body: { email, ...details } });
    const [record] = await customersOf(email);
    const user = await createIdentityUser(email);
    expect(await open(user)).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    expect((await enterAs(await verifyEmail(user))).id).toBe(record?.id);
  });

  it('takes over a guest of the engine, for a verified email', async () => {
    const email = fresh('guest');
    await shop.sql(`INSERT INTO customer (id, email) VALUES ('cus_guest', $1)`, [email]);
    const user = await createIdentityUser(email);
    expect((await open(user)).status).toBe(403);
    await enterAs(await verifyEmail(user));
    expect(await customersOf(email)).toEqual([{ id: 'cus_guest', has_account: true }]);
  });

  it('takes a name that no column could hold', async () => {
    const user = await createIdentityUser(fresh('name'), { name: `\u0000${'🚜'.repeat(150)}` });
    expect((await open(user)).status).toBe(200);
  });
});

describe('a second uid with the same email', () => {
  it('gets the account only with a verified email, and ends the first one’s tokens', async () => {
    const email = fresh('twice');
    const first = await createIdentityUser(email);
    const { id, token } = await enterAs(first);
    await deleteUser(first);
    const second = await createIdentityUser(email);
    expect(await open(second)).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    expect((await enterAs(await verifyEmail(second))).id).toBe(id);
    expect((await shop.request('GET', `/order?email=${email}`, { token })).status).toBe(401);
  });
});

describe('an email that changes at the identity provider', () => {
  it.each([true, false])(
    'leaves the orders with their customer (verified: %s)',
    async (verified) => {
      const admin = await shop.admin();
      const user = await createIdentityUser(fresh('before'), { verified: true });
      const { id, token } = await enterAs(user);
      const orderId = await placeOrder(token, user.email);
      const changed = await changeEmail(user, fresh('after'), { verified });
      const entered = await enterAs(changed);
      expect(entered.id).toBe(id);
      const orders = await shop.request('GET', `/order?email=${changed.email}`, entered);
      expect(orders.body).toMatchObject([{ _id: orderId }]);
      const old = `/user?email=${user.email}`;
      expect((await shop.request('GET', old, { token: admin.token })).status).toBe(404);
      expect((await shop.request('GET', old, entered)).status).toBe(403);
    },
  );

  it('suspends admin rights, until the email is the promoted one again', async () => {
    const admin = await shop.admin();
    const user = await createIdentityUser(fresh('staff'), { verified: true });
    await enterAs(user);
    await shop.request('PUT', `/users/admin/${user.email}`, { token: admin.token });
    const list = async (token: string) => (await shop.request('GET', '/users', { token })).status;
    const elsewhere = await changeEmail(user, fresh('elsewhere'), { verified: true });
    expect(await list((await enterAs(elsewhere)).token)).toBe(403);
    const back = await changeEmail(elsewhere, user.email, { verified: true });
    expect(await list((await enterAs(back)).token)).toBe(200);
  });

  it('takes the new email from an account that the provider no longer gives it to', async () => {
    const stale = await createIdentityUser(fresh('wanted'));
    const holder = await enterAs(stale);
    await placeOrder(holder.token, stale.email);
    await deleteUser(stale);
    const user = await createIdentityUser(fresh('mover'), { verified: true });
    const { id } = await enterAs(user);

    const unverified = await changeEmail(user, stale.email);
    expect(await open(unverified)).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    const entered = await enterAs(await verifyEmail(unverified));
    expect(entered.id).toBe(id);
    expect((await shop.request('GET', `/order?email=${stale.email}`, entered)).body).toEqual([]);
    const orders = await shop.sql('SELECT 1 FROM storefront_order WHERE customer_id = $1', [
      holder.id,
    ]);
    expect(orders).toHaveLength(1);
  });
});

describe('a closed account', () => {
  it('ends its tokens and opens no session', async () => {
    const user = await createIdentityUser(fresh('closed'));
    const { id, token } = await enterAs(user);
    await shop.sql('UPDATE customer SET deleted_at = now() WHERE id = $1', [id]);
    expect((await shop.request('GET', `/user?email=${user.email}`, { token })).status).toBe(401);
    expect((await open(user)).status).toBe(403);
  });
});

describe('the engine', () => {
  it.each([
    ['POST', '/store/customers'],
    ['GET', '/store/customers/me'],
    ['POST', '/store/customers/password-token'],
    ['POST', '/store/auth'],
    ['POST', '/store/auth/token'],
    ['GET', '/store/auth/admin@harrow.test'],
    ['POST', '/STORE/Customers/'],
    ['POST', '/store//customers'],
    ['GET', '/store//auth/admin@harrow.test'],
  ])('signs nobody up or in by itself: %s %s', async (method, path) => {
    const answer = await shop.request(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('changes no email that the identity provider vouches for', async () => {
    const { id, email } = await shop.customer();
    const staff = await shop.stockAdmin();
    const body = { email: fresh('other') };
    expect((await staff.request('POST', `/customers/${id}`, { body })).status).toBe(400);
    expect(await customersOf(email)).toHaveLength(1);
  });
});
