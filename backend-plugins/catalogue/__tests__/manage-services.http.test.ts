import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { shopping, type Shopping } from '../../orders/__tests__/support.ts';

type Made = { insertedId: string };
type Service = Record<string, unknown> & { _id: string; available: number };

let shop: TestShop;
let buying: Shopping;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  buying = shopping(shop);
  [admin, customer] = [await shop.admin(), await shop.customer()];
});
afterAll(() => shop.stop());

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
const made = async (changes = {}) => ((await add(machine(changes))).body as Made).insertedId;
const read = async (id: string) => (await shop.request('GET', `/services/${id}`)).body as Service;
const remove = (id: string, token: string | undefined = admin.token) =>
  shop.request('DELETE', `/services/${id}`, { token });

describe('POST /services', () => {
  it('adds a product that is first in the catalogue at once', async () => {
    const answer = await add(machine());
    expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
    const { insertedId } = answer.body as Made;
    expect(await read(insertedId)).toEqual({ ...machine(), _id: insertedId, currency: 'usd' });
    const { body } = await shop.request('GET', '/services?limit=1&pageNumber=0');
    expect(body).toMatchObject({ data: [{ _id: insertedId }] });
  });

  it('adds it to the stock admin, where staff can change it', async () => {
    const id = await made();
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

  it('takes the largest numbers that it lets in', async () => {
    const largest = { price: 21_474_836.47, available: 999_999_999, minimum: 999_999_999 };
    expect(await read(await made(largest))).toMatchObject(largest);
  });

  it('adds many products of one name at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(machine({ name: '播種機 🌾' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => (body as Made).insertedId)).size).toBe(10);
  });

  it('ignores members that it does not know', async () => {
    const { body } = await add(machine({ _id: 'prod_mine', status: 'draft' }));
    const { insertedId } = body as Made;
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
  ])('refuses a wrong %s and adds nothing', async (field, values) => {
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
  it('takes the product out of the catalogue and the stock admin at once', async () => {
    const id = await made();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { acknowledged: true, deletedCount: 1 },
    });
    expect((await shop.request('GET', `/services/${id}`)).status).toBe(404);
    const staff = await shop.stockAdmin();
    expect((await staff.request('GET', `/products/${id}`)).status).toBe(404);
  });

  it('removes a product once, however many ask at the same time', async () => {
    const id = await made();
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('answers 404 for what is no product, or staff have removed', async () => {
    expect((await remove('prod_none')).status).toBe(404);
    const id = await made();
    await (await shop.stockAdmin()).request('DELETE', `/products/${id}`);
    expect((await remove(id)).status).toBe(404);
  });

  it('is for admins only', async () => {
    const id = await made();
    expect((await remove(id, customer.token)).status).toBe(403);
    expect((await shop.request('DELETE', `/services/${id}`)).status).toBe(401);
    expect(await read(id)).toMatchObject({ _id: id });
  });

  it('leaves orders that hold the product as they are: they are paid, shipped and cancelled', async () => {
    const product = await shop.product({ price: 20 });
    const [kept, dropped] = [
      await buying.order(customer, product, 2),
      await buying.order(customer, product),
    ];
    await remove(product.id);
    const { body } = await shop.request('GET', `/orders/${kept}`, { token: customer.token });
    expect(body).toMatchObject({ product: product.name, quantity: 2, amount: 40 });
    const intent = await buying.intent(customer, 40, kept);
    await buying.payCard(intent);
    expect((await buying.confirm(customer, kept, intent.id)).status).toBe(200);
    expect((await buying.ship(admin, kept)).status).toBe(200);
    expect((await buying.cancel(customer, dropped)).status).toBe(200);
    expect((await buying.place(customer, product)).status).toBe(404);
  });

  it('leaves staff able to refund an order that holds the product', async () => {
    const product = await shop.product({ price: 20 });
    const { orderId } = await buying.paidOrder(customer, product);
    await remove(product.id);
    const staff = await shop.stockAdmin();
    const body = { amount: 2000, reason: 'other' };
    expect((await staff.request('POST', `/orders/${orderId}/refund`, { body })).status).toBe(200);
    expect(await buying.read(customer, orderId)).toMatchObject({ refunded: true });
  });
});

it('never sells more than the stock that is set while people buy', async () => {
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
  // at most what there was at the start and what each of the three settings put there
  expect(sold).toBeLessThanOrEqual(5 + 3 + 4 + 2);
});
