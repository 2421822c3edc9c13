import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';

type Created = { insertedId: string };
type Service = Record<string, unknown> & { _id: string; available: number };

const shop = useSharedShop();
const buying = shopping(shop);
let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = [await shop.admin(), await shop.customer()];
});

const machine = (changes = {}) => ({
  name: 'Ridger 40',
  img: 'https://images.example/ridger.png',
  price: 1234.5,
  available: 7,
  minimum: 2,
  description: 'Four rows. 🚜 <b>Steel</b>',
  ...changes,
});

const add = (body: unknown, token: string | undefined = admin.token) =>
  shop.request('POST', '/services', { token, body });
const create = async (changes = {}) => ((await add(machine(changes))).body as Created).insertedId;
const read = async (id: string) => (await shop.request('GET', `/services/${id}`)).body as Service;
const remove = (id: string, token: string | undefined = admin.token) =>
  shop.request('DELETE', `/services/${id}`, { token });

describe('POST /services', () => {
  it('adds a product that is immediately first in the catalogue', async () => {
    const answer = await add(machine());
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
    const { insertedId } = answer.body as Created;
    expect(await read(insertedId)).toEqual({
      ...machine(),
      _id: insertedId,
      currency: 'usd',
      handle: 'ridger-40',
      category: null,
      rating: null,
      sku: null,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    const { body } = await shop.request('GET', '/services?limit=1&pageNumber=0');
    expect(body).toMatchObject({ data: [{ _id: insertedId }] });
  });

  it('shows the product in the stock admin, where staff can change it', async () => {
    const id = await create();
    const staff = await shop.stockAdmin();
    const { body } = await staff.request('GET', `/products/${id}`);
    expect(body).toMatchObject({
      product: {
        title: 'Ridger 40',
        status: 'published',
        metadata: { minimum: 2 },
        variants: [{ inventory_quantity: 7, prices: [{ amount: 123450, currency_code: 'usd' }] }],
      },
    });
    await staff.request('POST', `/products/${id}`, { body: { title: 'Ridger 41' } });
    expect(await read(id)).toMatchObject({ name: 'Ridger 41' });
  });

  it('adds what the page of the product shows', async () => {
    const details = {
      images: ['https://images.example/ridger.png', '/pictures/ridger-rear.png'],
      specifications: [{ name: 'Rows', value: '4' }],
      documents: [{ name: 'Manual', url: '/papers/ridger.pdf' }],
    };
    const { handle } = await read(await create(details));
    const { body } = await shop.request('GET', `/products/${String(handle)}`);
    expect(body).toMatchObject(details);
  });

  it('accepts the maximum values', async () => {
    const largest = { price: 21_474_836.47, available: 999_999_999, minimum: 999_999_999 };
    expect(await read(await create(largest))).toMatchObject(largest);
  });

  it('adds products with the same name concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(machine({ name: '播種機 🌾' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => (body as Created).insertedId)).size).toBe(10);
  });

  it('ignores unknown members', async () => {
    const { body } = await add(machine({ _id: 'prod_mine', status: 'draft' }));
    const { insertedId } = body as Created;
    expect(insertedId).not.toBe('prod_mine');
    expect(await read(insertedId)).toMatchObject({ name: 'Ridger 40' });
  });

  it.each([
    ['img', ['', 'javascript:alert(1)', '/a/%2e%2e/x', '//evil.example/a.png', 5, null, undefined]],
    ['name', ['', '  ', '\u200b', 'x'.repeat(201), 5, null, undefined]],
    ['price', [0, -1, '12', 1.005, 1e9, 1e308, null, undefined]],
    ['available', [-1, 1.5, '3', 1e10, null, undefined]],
    ['minimum', [0, -1, 1.5, '1', 1e10, null, undefined]],
    ['description', ['', '\u2060', 'x'.repeat(5001), {}, undefined]],
  ])('rejects an invalid %s and adds nothing', async (field, values) => {
    const [before] = await shop.sql('SELECT count(*) FROM product');
    for (const value of values) {
      const { status, body } = await add(machine({ [field]: value }));
      expect({ value, status }).toEqual({ value, status: 422 });
      expect(body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    }
    expect(await shop.sql('SELECT count(*) FROM product')).toEqual([before]);
  });

  it('is for admins only', async () => {
    expect((await add(machine(), customer.token)).status).toBe(403);
    expect((await shop.request('POST', '/services', { body: machine() })).status).toBe(401);
  });
});

describe('DELETE /services/{id}', () => {
  it('immediately removes the product from the catalogue and the stock admin', async () => {
    const id = await create();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { acknowledged: true, deletedCount: 1 },
    });
    expect((await shop.request('GET', `/services/${id}`)).status).toBe(404);
    const staff = await shop.stockAdmin();
    expect((await staff.request('GET', `/products/${id}`)).status).toBe(404);
  });

  it('removes a product once under concurrent requests', async () => {
    const id = await create();
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('answers 404 for an unknown product and for one that staff have removed', async () => {
    expect((await remove('prod_none')).status).toBe(404);
    const id = await create();
    await (await shop.stockAdmin()).request('DELETE', `/products/${id}`);
    expect((await remove(id)).status).toBe(404);
  });

  it('is for admins only', async () => {
    const id = await create();
    expect((await remove(id, customer.token)).status).toBe(403);
    expect((await shop.request('DELETE', `/services/${id}`)).status).toBe(401);
    expect(await read(id)).toMatchObject({ _id: id });
  });

  it('keeps orders for the product, which can still be paid, shipped and cancelled', async () => {
    const product = await shop.product({ price: 20 });
    const [paid, cancelled] = [
      await buying.order(customer, product, 2),
      await buying.order(customer, product),
    ];
    await remove(product.id);
    const { body } = await shop.request('GET', `/orders/${paid}`, { token: customer.token });
    expect(body).toMatchObject({ product: product.name, quantity: 2, amount: 40 });
    const intent = await buying.intent(customer, 40, paid);
    await buying.payCard(intent);
    expect((await buying.confirm(customer, paid, intent.id)).status).toBe(200);
    expect((await buying.ship(admin, paid)).status).toBe(200);
    expect((await buying.cancel(customer, cancelled)).status).toBe(200);
    expect((await buying.place(customer, product)).status).toBe(404);
  });

  it('lets staff refund an order for the product', async () => {
    const product = await shop.product({ price: 20 });
    const { orderId } = await buying.paidOrder(customer, product);
    await remove(product.id);
    const staff = await shop.stockAdmin();
    const body = { amount: 2000, reason: 'other' };
    expect((await staff.request('POST', `/orders/${orderId}/refund`, { body })).status).toBe(200);
    expect(await buying.read(customer, orderId)).toMatchObject({ status: 'refunded' });
  });
});

it('never sells more than the stock while the stock is changed', async () => {
  const product = await shop.product({ available: 5 });
  const orders = Promise.all(Array.from({ length: 30 }, () => buying.place(customer, product)));
  const path = `/service/${product.id}`;
  const sets = Promise.all(
    [3, 4, 2].map((available) =>
      shop.request('PUT', path, { token: admin.token, body: { available } }),
    ),
  );
  for (const { status } of await sets) expect(status).toBe(200);
  const sold = (await orders).filter(({ status }) => status === 201).length;
  const { available } = await read(product.id);
  expect(available).toBeGreaterThanOrEqual(0);
  // at most the initial stock plus what each of the three changes set
  expect(sold).toBeLessThanOrEqual(5 + 3 + 4 + 2);
});
