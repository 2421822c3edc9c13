import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  changeEmail,
  createIdentityUser,
  deleteUser,
  type IdentityUser,
  verifyEmail,
} from '@harrow/testing/identity';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { TestProduct } from '@harrow/testing/shop';
import { shopping, until } from '@harrow/testing/shopping';
import { enter, openSession } from './enter.ts';

const shop = useSharedShop();

const uniqueEmail = (name: string) => `${name}-${randomUUID()}@farm.test`;

const open = (user: IdentityUser) => openSession(shop, user);

/** Opens a session; returns its token and the user's id. */
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
  it('creates one customer under concurrent requests in any letter case', async () => {
    const user = await createIdentityUser(uniqueEmail('crowd'));
    const shouting = { ...user, email: user.email.toUpperCase() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open(index % 2 ? user : shouting)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await customersOf(user.email)).toHaveLength(1);
  });

  it('adopts the record that staff created, for a verified email', async () => {
    const email = uniqueEmail('known');
    const details = { first_name: 'Kay', last_name: 'Known', password: 'Harvest2026' };
    await (await shop.stockAdmin()).request('POST', '/customers', { body: { email, ...details } });
    const [record] = await customersOf(email);
    const user = await createIdentityUser(email);
    expect(await open(user)).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    expect((await enterAs(await verifyEmail(user))).id).toBe(record?.id);
  });

  it('adopts a guest of the engine, for a verified email', async () => {
    const email = uniqueEmail('guest');
    await shop.sql(`INSERT INTO customer (id, email) VALUES ('cus_guest', $1)`, [email]);
    const user = await createIdentityUser(email);
    expect((await open(user)).status).toBe(403);
    await enterAs(await verifyEmail(user));
    expect(await customersOf(email)).toEqual([{ id: 'cus_guest', has_account: true }]);
  });

  it('accepts a name that no column could store', async () => {
    const user = await createIdentityUser(uniqueEmail('name'), {
      name: `\u0000${'🚜'.repeat(150)}`,
    });
    expect((await open(user)).status).toBe(200);
  });
});

describe('a second uid with the same email', () => {
  it('gets the account only with a verified email, and revokes the first uid’s tokens', async () => {
    const email = uniqueEmail('twice');
    const first = await createIdentityUser(email, { verified: true });
    const { id, token } = await enterAs(first);
    await deleteUser(first);
    const second = await createIdentityUser(email);
    expect(await open(second)).toMatchObject({ status: 403, body: { code: 'email_in_use' } });
    expect((await enterAs(await verifyEmail(second))).id).toBe(id);
    expect((await shop.request('GET', `/order?email=${email}`, { token })).status).toBe(401);
  });
});

describe('an address that an impostor registered first and never verified', () => {
  let before: { id: string; token: string };
  let product: TestProduct;
  let unpaid: { orderId: string; intent: { id: string } };
  let paid: { orderId: string };
  let owner: { id: string; token: string };
  const email = uniqueEmail('victim');
  const shopper = () => shopping(shop);

  beforeAll(async () => {
    const impostor = await createIdentityUser(email, { name: 'Ian Impostor' });
    before = await enterAs(impostor);
    const person = { ...before, email, name: 'Ian Impostor' };
    product = await shop.product();
    const orderId = await shopper().order(person, product, 4);
    unpaid = { orderId, intent: await shopper().intent(person, product.price * 4, orderId) };
    paid = await shopper().paidOrder(person, product);
    const address = { city: 'Elsewhere', state: 'Iowa', country: 'USA' };
    const about = { profession: 'Thief', address, phone: '1', image: 'https://a.test/a.png' };
    const { token } = before;
    const saved = await shop.request('PUT', `/profiles/${email}`, {
      token,
      body: { name: person.name, email, ...about },
    });
    expect(saved.status).toBe(200);
    const review = { name: person.name, email, review: 'By the owner, of course.', point: 1 };
    for (const productId of [undefined, product.id]) {
      const body = { ...review, productId };
      expect((await shop.request('POST', '/reviews', { token, body })).status).toBe(201);
    }
    await deleteUser(impostor); // as the provider does when the owner signs in with another method
    owner = await enterAs(await createIdentityUser(email, { verified: true }));
  });

  it('never shows the impostor’s data to the owner', async () => {
    expect(owner.id).not.toBe(before.id);
    const orders = await shop.request('GET', `/order?email=${email}`, owner);
    expect(orders.body).toEqual([]);
    const profile = await shop.request('GET', `/profiles?email=${email}`, owner);
    expect(profile.body).toMatchObject({ email, name: 'Test Person', phone: null, address: null });
    const order = await shop.request('GET', `/orders/${paid.orderId}`, owner);
    expect(order.status).toBe(404);
  });

  it('ends the impostor’s sessions', async () => {
    const { token } = before;
    expect((await shop.request('GET', `/order?email=${email}`, { token })).status).toBe(401);
  });

  it('returns the impostor’s reserved stock and deletes their reviews and profile', async () => {
    await until(
      () => shopper().stock(product),
      (pieces) => pieces === 9,
    );
    expect((await shopper().paymentAtProvider(unpaid.intent.id)).status).toBe('canceled');
    const traces = () =>
      shop.sql<{ profiles: number; reviews: number }>(
        `SELECT (SELECT count(*)::int FROM shop_profile WHERE customer_id = $1) AS profiles,
                (SELECT count(*)::int FROM shop_review WHERE email = $2) AS reviews`,
        [before.id, email],
      );
    await until(traces, ([row]) => row?.profiles === 0 && row.reviews === 0);
    const states = await shop.sql(
      `SELECT o.id, o.status, so.expired_at FROM "order" o
         JOIN storefront_order so ON so.order_id = o.id WHERE o.customer_id = $1 ORDER BY o.id = $2`,
      [before.id, paid.orderId],
    );
    expect(states).toEqual([
      { id: unpaid.orderId, status: 'canceled', expired_at: null },
      { id: paid.orderId, status: 'pending', expired_at: null },
    ]);
  });

  it('leaves the paid order to the impostor, under another address', async () => {
    const own = await createIdentityUser(uniqueEmail('own'));
    await shop.sql('UPDATE shop_account SET uid = $2 WHERE customer_id = $1', [before.id, own.uid]);
    const entered = await enterAs(own);
    const orders = await shop.request('GET', `/order?email=${own.email}`, entered);
    expect(orders.body).toMatchObject([{ _id: paid.orderId, paid: true }]);
  });
});

describe('an email that changes at the identity provider', () => {
  it.each([true, false])(
    'keeps the orders with their customer (verified: %s)',
    async (verified) => {
      const admin = await shop.admin();
      const user = await createIdentityUser(uniqueEmail('before'), { verified: true });
      const { id, token } = await enterAs(user);
      const orderId = await placeOrder(token, user.email);
      const changed = await changeEmail(user, uniqueEmail('after'), { verified });
      const entered = await enterAs(changed);
      expect(entered.id).toBe(id);
      const orders = await shop.request('GET', `/order?email=${changed.email}`, entered);
      expect(orders.body).toMatchObject([{ _id: orderId }]);
      const old = `/user?email=${user.email}`;
      expect((await shop.request('GET', old, { token: admin.token })).status).toBe(404);
      expect((await shop.request('GET', old, entered)).status).toBe(403);
    },
  );

  it('suspends admin rights until the email is the promoted one again', async () => {
    const admin = await shop.admin();
    const user = await createIdentityUser(uniqueEmail('staff'), { verified: true });
    await enterAs(user);
    await shop.request('PUT', `/users/admin/${user.email}`, { token: admin.token });
    const list = async (token: string) => (await shop.request('GET', '/users', { token })).status;
    const elsewhere = await changeEmail(user, uniqueEmail('elsewhere'), { verified: true });
    expect(await list((await enterAs(elsewhere)).token)).toBe(403);
    const back = await changeEmail(elsewhere, user.email, { verified: true });
    expect(await list((await enterAs(back)).token)).toBe(200);
  });

  it('takes the new email from an account that no longer has it at the provider', async () => {
    const stale = await createIdentityUser(uniqueEmail('wanted'));
    const holder = await enterAs(stale);
    await placeOrder(holder.token, stale.email);
    await deleteUser(stale);
    const user = await createIdentityUser(uniqueEmail('mover'), { verified: true });
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
  it('revokes its tokens and opens no session', async () => {
    const user = await createIdentityUser(uniqueEmail('closed'));
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
  ])('does not offer its own sign-up and sign-in: %s %s', async (method, path) => {
    const answer = await shop.request(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('does not change an email that comes from the identity provider', async () => {
    const { id, email } = await shop.customer();
    const staff = await shop.stockAdmin();
    const body = { email: uniqueEmail('other') };
    expect((await staff.request('POST', `/customers/${id}`, { body })).status).toBe(400);
    expect(await customersOf(email)).toHaveLength(1);
  });
});
