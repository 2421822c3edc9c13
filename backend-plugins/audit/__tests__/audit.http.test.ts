import type { AuditEntry } from '@harrow/contract';
import { asPrices, priceLists } from '@harrow/testing/price-lists';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { shopping } from '@harrow/testing/shopping';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const STAFF = 'admin@harrow.test';

const shop = useSharedShop();
let admin: Person;
let stock: StockAdmin;
beforeAll(async () => {
  [admin, stock] = [await shop.admin(), await shop.stockAdmin()];
});

const read = async (query = '') => {
  const { status, body, headers } = await shop.request('GET', `/audit${query}`, {
    token: admin.token,
  });
  expect(status).toBe(200);
  return { entries: body as AuditEntry[], total: Number(headers.get('x-total-count')) };
};

/** Returns the entries about something, newest first. */
const about = async (subject: string) =>
  (await read(`?q=${encodeURIComponent(subject)}`)).entries.filter(
    (entry) => entry.subject === subject,
  );

const as = (method: string, path: string, body?: object, token = admin.token) =>
  shop.request(method, path, { token, body });

describe('a change by an admin of the shop', () => {
  it('of a product is recorded with the fields before and after', async () => {
    const { id, name } = await shop.product({ price: 20.9, available: 58, minimum: 5 });
    const change = { name: 'Spring tine S 32', price: 21.6, available: 18, minimum: 10 };
    expect((await as('PATCH', `/services/${id}`, change)).status).toBe(200);
    const entries = (await about(id)).filter(({ actor }) => actor === admin.email);
    for (const entry of entries) {
      expect(entry).toMatchObject({ action: 'product.updated', name: 'Spring tine S 32' });
    }
    const before = Object.assign({}, ...entries.map((entry) => entry.before)) as unknown;
    const after = Object.assign({}, ...entries.map((entry) => entry.after)) as unknown;
    expect(before).toMatchObject({ name, price: 20.9, available: 58, minimum: 5 });
    expect(after).toEqual(change);
    expect(new Set(entries.map(({ at }) => at)).size).toBe(1); // all in one transaction
  });

  it('that adds, restocks and removes a product is recorded', async () => {
    const body = {
      ...{ img: '/pictures/products/test.svg', name: 'Hand seeder H 1', price: 12.5 },
      ...{ available: 4, minimum: 1, description: 'A seeder.' },
    };
    const { insertedId: id } = (await as('POST', '/services', body)).body as { insertedId: string };
    const added = await about(id);
    expect(added).toContainEqual(
      expect.objectContaining({ action: 'product.created', actor: admin.email, before: null }),
    );
    await as('PUT', `/service/${id}`, { available: 9 });
    expect((await about(id))[0]).toMatchObject({
      ...{ action: 'product.updated', name: 'Hand seeder H 1' },
      ...{ before: { available: 4 }, after: { available: 9 } },
    });
    await as('DELETE', `/services/${id}`);
    expect(await about(id)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'product.deleted', actor: admin.email, after: null },
        before: expect.objectContaining({ name: 'Hand seeder H 1' }) as unknown,
      }),
    );
  });

  it('of an order is recorded under its number', async () => {
    const customer = await shop.customer();
    const { orderId } = await shopping(shop).paidOrder(customer, await shop.product());
    expect(await about(orderId)).toEqual([]);
    await as('PUT', `/orders/${orderId}`, { shipped: true, tracking: { number: '1Z 84A 6R3' } });
    const [order] = await shop.sql<{ display_id: number }>(
      'SELECT display_id FROM "order" WHERE id = $1',
      [orderId],
    );
    const entries = await about(orderId);
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action: 'order.shipped', actor: admin.email, name: String(order?.display_id) },
        after: { fulfillment_status: 'shipped' },
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'order.tracked',
        after: expect.objectContaining({ tracking_number: '1Z 84A 6R3' }) as unknown,
      }),
    );
    expect((await shopping(shop).refund(orderId, 250)).status).toBeLessThan(300);
    expect((await about(orderId))[0]).toMatchObject({ action: 'order.refunded' });
    expect((await about(orderId))[0]?.after).toMatchObject({ amount: 2.5 });
  });

  it('of a review or a promotion is recorded', async () => {
    const { email, id, name, token } = await shop.customer(undefined, { verified: true });
    const written = { name, email, review: 'Spam.', point: 1 };
    const { insertedId: review } = (await as('POST', '/reviews', written, token)).body as {
      insertedId: string;
    };
    expect(await about(review)).toEqual([]);
    await as('PATCH', `/reviews/${review}`, { hidden: true, reason: 'Names a neighbor.' });
    await as('PATCH', `/reviews/${review}`, { hidden: false });
    await as('PATCH', `/reviews/${review}`, { answer: 'Thank you.' });
    expect(await about(review)).toMatchObject([
      { action: 'review.answered', after: { answer: 'Thank you.' } },
      { action: 'review.shown' },
      { action: 'review.hidden', before: { hidden_reason: null } },
    ]);
    await as('PUT', `/users/admin/${email}`);
    await as('DELETE', `/users/admin/${email}`);
    expect(await about(id)).toMatchObject([
      { action: 'admin.demoted', actor: admin.email, name: email, after: null },
      { action: 'admin.promoted', actor: admin.email, name: email, before: null },
    ]);
  });
});

describe('a change in the stock admin', () => {
  it('is recorded under the engine’s user', async () => {
    const { id, variantId, name } = await shop.product({ price: 8 });
    expect((await about(id)).map(({ action, actor }) => [action, actor])).toContainEqual([
      'product.created',
      STAFF,
    ]);
    await stock.request('POST', `/products/${id}`, { body: { description: 'Changed.' } });
    expect((await about(id))[0]).toMatchObject({
      ...{ actor: STAFF, action: 'product.updated', subject: id, name },
      after: { description: 'Changed.' },
    });
    await stock.request('POST', `/products/${id}/variants/${variantId}`, {
      body: { prices: [{ currency_code: 'usd', amount: 950 }] },
    });
    const [before, after] = [{ price: 8 }, { price: 9.5 }];
    expect(await about(id)).toContainEqual(expect.objectContaining({ before, after }));
    await stock.request('DELETE', `/products/${id}`);
    expect(await about(id)).toContainEqual(
      expect.objectContaining({ action: 'product.deleted', actor: STAFF }),
    );
  });

  it('of a price list is recorded with its amounts and their products', async () => {
    const [product, lists] = [await shop.product(), priceLists(shop)];
    const ofProduct = await about(product.id);
    const list = await lists.create([{ product, amount: 850, min_quantity: 5 }], {
      name: 'Dealers',
    });
    const path = `/price-lists/${list}`;
    const [amount] = await shop.sql<{ id: string }>(
      'SELECT id FROM money_amount WHERE price_list_id = $1',
      [list],
    );
    const prices = asPrices([{ product, amount: 800 }]).map((price) => ({ ...price, ...amount }));
    await lists.post(path, { prices });
    await lists.remove(`${path}/prices/batch`, { price_ids: [amount?.id] });
    const entry = { action: 'price_list.updated', actor: STAFF, name: 'Dealers', currency: 'usd' };
    const [added, changed] = [
      { product: product.name, amount: 8.5, min_quantity: 5 },
      { product: product.name, amount: 8, min_quantity: 5 },
    ];
    expect((await about(list)).filter(({ currency }) => currency === 'usd')).toMatchObject([
      { ...entry, before: changed, after: null },
      { ...entry, before: added, after: changed },
      { ...entry, before: null, after: added },
    ]);
    expect(await about(product.id)).toEqual(ofProduct);
  });

  it('never shows a secret', async () => {
    const body = { email: 'new.staff@harrow.test', password: 'Harvest2027', first_name: 'Nina' };
    const { user } = (await stock.request('POST', '/users', { body })).body as {
      user: { id: string };
    };
    const [created] = await about(user.id);
    expect(created).toMatchObject({ action: 'user.created', actor: STAFF, name: body.email });
    expect(created?.after).toMatchObject({ first_name: 'Nina' });
    const text = JSON.stringify(await shop.sql('SELECT * FROM audit_entry'));
    expect(text).not.toMatch(/password_hash|scrypt|api_token/);
  });

  it('that is refused leaves no entry', async () => {
    const { total } = await read();
    expect((await stock.request('POST', '/products', { body: { title: 5 } })).status).toBe(400);
    expect((await read()).total).toBe(total);
  });
});

it('records nothing of what customers and the shop itself do', async () => {
  const product = await shop.product();
  const { total } = await read();
  const customer = await shop.customer();
  const shopper = shopping(shop);
  const orderId = await shopper.order(customer, product);
  await as('DELETE', `/orders/${orderId}`, undefined, customer.token);
  await shopper.paidOrder(customer, product);
  expect((await read()).total).toBe(total);
});

describe('GET /audit', () => {
  it('lists pages, newest first, with the total', async () => {
    const { entries, total } = await read();
    expect(total).toBeGreaterThan(10);
    const times = entries.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const paged = [await read('?limit=3'), await read('?limit=3&pageNumber=1')];
    expect(paged.flatMap((page) => page.entries)).toEqual(entries.slice(0, 6));
    expect((await read('?limit=3&pageNumber=100000')).entries).toEqual([]);
  });

  it('finds words in actor, action and name', async () => {
    const shipped = await read('?q=ORDER.SHIPPED');
    expect(shipped.total).toBeGreaterThan(0);
    expect(new Set(shipped.entries.map(({ action }) => action))).toEqual(
      new Set(['order.shipped']),
    );
    expect((await read(`?q=${admin.email}`)).total).toBeGreaterThan(0);
    expect((await read('?q=%25%25%25')).total).toBe(0);
    expect((await read('?q=_rder.shipped')).total).toBe(0);
  });

  it('is for admins only, and rejects an invalid page', async () => {
    const { token } = await shop.customer();
    expect((await shop.request('GET', '/audit')).status).toBe(401);
    expect((await shop.request('GET', '/audit', { token })).status).toBe(403);
    for (const query of ['limit=0', 'limit=101', 'pageNumber=x', `q=${'x'.repeat(101)}`]) {
      expect((await as('GET', `/audit?${query}`)).status).toBe(422);
    }
  });
});

describe('the filters of the history', () => {
  it('find changes by person, kind, day and part number', async () => {
    const { id } = await shop.product({ price: 10 });
    const sku = `HIST-${id.slice(-8)}`;
    await shop.sql('UPDATE product_variant SET sku = $2 WHERE product_id = $1', [id, sku]);
    await as('PATCH', `/services/${id}`, { price: 11 });
    const found = async (query: string) =>
      (await read(`?q=${sku.toLowerCase()}${query}`)).entries.filter(
        ({ actor, subject }) => actor === admin.email && subject === id,
      );
    const today = new Date().toISOString().slice(0, 10);
    const actor = encodeURIComponent(admin.email.toUpperCase());
    expect(await found('')).not.toEqual([]);
    expect(await found(`&kind=product&from=${today}&actor=${actor}`)).not.toEqual([]);
    expect(await found('&kind=order')).toEqual([]);
    expect(await found('&to=2020-01-01')).toEqual([]);
    expect(await found('&actor=nobody%40farm.test')).toEqual([]);
    const { entries, total } = await read('?kind=product&limit=2');
    expect(entries.every(({ action }) => action.startsWith('product.'))).toBe(true);
    expect(total).toBeGreaterThan(0);
  });

  it('refuse an unknown kind and a day that is none', async () => {
    for (const query of ['?kind=everything', '?from=yesterday', '?actor=x']) {
      expect((await as('GET', `/audit${query}`)).status).toBe(422);
    }
  });
});
