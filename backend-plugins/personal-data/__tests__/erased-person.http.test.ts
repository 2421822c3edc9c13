import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { columnsWith, filesWith } from '@harrow/testing/find-values';
import { createIdentityUser } from '@harrow/testing/identity';
import { openPool } from '@harrow/testing/open-pool';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import { sqlStatement } from '@harrow/plugin-kit';
import { erase, type KnownPerson, knownPerson } from './known-person.ts';

const KEPT_YEARS = 3;
const DELETE_OLD_PAPERS = sqlStatement('@harrow/papers', 'delete-old-papers');

let folder = '';
const stopped = stoppedAfterwards();
const shop = useTestShop(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harrow-pictures-'));
  return { IMAGE_DIRECTORY: folder, INVOICE_KEPT_YEARS: String(KEPT_YEARS) };
});
let database: ReturnType<typeof openPool>;
let person: KnownPerson;
let before: { columns: string[]; files: string[]; stock?: number };

const shopper = shopping(shop);
const asStaff = async (address: string) => {
  const { token } = await shop.admin();
  return await shop.request('GET', address, { token });
};
const keysOf = ({ pictures }: KnownPerson) =>
  pictures.map((url) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '');

beforeAll(async () => {
  database = stopped(openPool(shop.databaseUrl), (pool) => pool.end());
  person = await knownPerson(shop);
  await asStaff(`/orders/${person.shippedId}/invoice`); // the worker may not have issued it yet
  before = {
    columns: await columnsWith(database, person.values),
    files: await filesWith(folder, keysOf(person)),
    stock: await shopper.stock(person.product),
  };
  const answer = await erase(shop, person);
  expect(answer).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
});
afterAll(() => rm(folder, { recursive: true }));

/** The values that the law requires: the address of the paid order, and its invoice. */
const KEPT = [
  'address.address_1',
  'address.first_name',
  'address.last_name',
  'address.phone',
  'order.email',
  'paper.content',
];

it('knows a person in more than twenty places', () => {
  expect(before.columns).toEqual(
    expect.arrayContaining([
      ...KEPT,
      ...['audit_entry.after', 'audit_entry.before', 'customer.email', 'customer.first_name'],
      ...['customer.last_name', 'note.value', 'order_search_words.words', 'owned_machine.nickname'],
      ...[
        'shop_account.uid',
        'shop_list.name',
        'shop_profile.city',
        'shop_profile.phone',
        'shop_profile.profession',
      ],
      ...['shop_review.answer', 'shop_review.email', 'shop_review.name', 'shop_review.review'],
      'storefront_order.po_number',
    ]),
  );
  expect(before.files).toHaveLength(6);
});

it('leaves nothing of an erased person but what the law asks to keep', async () => {
  expect(await columnsWith(database, person.values)).toEqual(KEPT);
  expect(await filesWith(folder, [...person.values, ...keysOf(person)])).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps the address of an order that was paid, and of no other', async () => {
  const [paid, cancelled] = await Promise.all(
    [person.shippedId, person.cancelledId].map((id) => asStaff(`/orders/${id}`)),
  );
  expect(paid?.body).toMatchObject({ email: person.email, name: person.name, status: 'shipped' });
  expect(cancelled?.body).toMatchObject({ name: 'Erased', phone: '', address: '', poNumber: null });
});

it('cancels the open orders, returns their stock and closes their payment', async () => {
  expect((await asStaff(`/orders/${person.unpaidId}`)).body).toMatchObject({ status: 'cancelled' });
  expect(await shopper.stock(person.product)).toBe((before.stock ?? 0) + 2);
  expect(await shopper.paymentAtProvider(person.intentId)).toMatchObject({ status: 'canceled' });
});

it('ends the links that pay an order', async () => {
  expect(
    await shop.sql('SELECT order_id FROM payment_link WHERE order_id = $1', [person.unpaidId]),
  ).toEqual([]);
});

it('keeps the text of a review without the name of its author', async () => {
  const { body } = await shop.request('GET', '/reviews?all=true');
  const { data = body } = body as { data?: unknown };
  expect(data).toContainEqual(
    expect.objectContaining({
      _id: person.reviewId,
      name: 'A customer',
      review: 'Bought by …, …. Good machine.',
      verified: true,
    }),
  );
});

it('lets staff find nothing by the person', async () => {
  for (const words of [person.email, person.name, person.values[0] ?? '']) {
    const q = encodeURIComponent(words);
    expect((await asStaff(`/orders?q=${q}`)).body).toEqual([]);
    expect((await asStaff(`/users?q=${q}`)).body).toEqual([]);
    expect((await asStaff(`/audit?q=${q}`)).body).toEqual([]);
    expect((await asStaff(`/reviews/moderation?q=${q}`)).body).toMatchObject({ count: 0 });
  }
});

it('finds the orders by the pseudonym, also after a change of their address', async () => {
  const { token } = await shop.admin();
  await shop.sql(
    `UPDATE address SET phone = '+1 555 0199' FROM "order" o
      WHERE o.id = $1 AND address.id = o.shipping_address_id`,
    [person.shippedId],
  );
  const q = `erased-${person.id.toLowerCase()}`;
  const found = await shop.request('GET', `/orders?q=${q}`, { token });
  expect(found.body).toMatchObject([{ _id: person.shippedId }]);
  expect((await asStaff(`/orders?q=${encodeURIComponent(person.email)}`)).body).toEqual([]);
});

it('ends all sessions, and opens none with a token of the erased user', async () => {
  const { email, user, token } = person;
  const own = await shop.request('GET', `/user?email=${email}`, { token });
  expect(own).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  const opened = await shop.request('PUT', `/users/${email}`, { body: { idToken: user.idToken } });
  expect(opened).toMatchObject({ status: 401, body: { code: 'invalid_id_token' } });
  expect(await shop.sql('SELECT FROM customer WHERE email = $1', [email])).toEqual([]);
});

it('takes a new user with the address for another person', async () => {
  const again = await shop.signIn(await createIdentityUser(person.email, { verified: true }));
  expect(again.id).not.toBe(person.id);
  const { token } = again;
  const orders = await shop.request('GET', `/order?email=${again.email}`, { token });
  expect(orders.body).toEqual([]);
  expect((await erase(shop, again)).status).toBe(200);
});

it('keeps an order that is refunded later for longer, and then forgets it', async () => {
  const forget = () => shop.sql('SELECT forget_kept_orders(10, $1)', [KEPT_YEARS]);
  const kept = () =>
    shop.sql<{ until: string }>(
      'SELECT keep_until::text AS until FROM kept_order WHERE order_id = $1',
      [person.shippedId],
    );
  const year = new Date().getUTCFullYear();
  expect(await kept()).toEqual([{ until: `${year + KEPT_YEARS + 1}-01-01` }]);
  const yearsLater = 'UPDATE kept_order SET keep_until = current_date WHERE order_id = $1';
  await shop.sql(yearsLater, [person.shippedId]);
  await forget();
  expect(await kept()).toEqual([{ until: `${year + KEPT_YEARS + 1}-01-01` }]);
  await shop.sql(yearsLater, [person.shippedId]);
  await shop.sql(
    `UPDATE storefront_order SET paid_at = paid_at - interval '10 years' WHERE order_id = $1`,
    [person.shippedId],
  );
  await shop.sql('UPDATE paper SET keep_until = current_date WHERE order_id = $1', [
    person.shippedId,
  ]);
  await forget();
  await shop.sql(DELETE_OLD_PAPERS, [100]);
  expect(await kept()).toEqual([]);
  expect(await columnsWith(database, person.values)).toEqual([]);
  expect((await asStaff(`/orders/${person.shippedId}`)).body).toMatchObject({
    name: 'Erased',
    status: 'shipped',
    amount: person.product.price,
  });
});
