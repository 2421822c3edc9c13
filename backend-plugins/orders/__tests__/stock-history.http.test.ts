import type { AnswerOf, listStockMovements } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { atOnce, shopping } from '@harrow/testing/shopping';

type Page = AnswerOf<typeof listStockMovements>;

const shop = useSharedShop();
const shopper = shopping(shop);
let admin: Person;
let ada: Person;
beforeAll(async () => {
  [admin, ada] = [await shop.admin(), await shop.customer()];
});

const move = ({ id }: { id: string }, body: object, { token }: Person = admin) =>
  shop.request('POST', `/services/${id}/stock`, { token, body });
const history = async ({ id }: { id: string }, query = '') =>
  (await shop.request('GET', `/services/${id}/stock${query}`, { token: admin.token })).body as Page;
const told = async (product: TestProduct) =>
  (await history(product)).data.map(({ cause, change, after }) => [cause, change, after]);
const put = ({ id }: TestProduct, available: number) =>
  shop.request('PUT', `/service/${id}`, { token: admin.token, body: { available } });

describe('a receipt', () => {
  it('adds to the stock, with its reason and who made it', async () => {
    const product = await shop.product({ available: 4 });
    const answer = await move(product, { received: 40, reason: 'Delivery note 118' });
    expect(answer).toMatchObject({ status: 200, body: { modifiedCount: 1, available: 44 } });
    expect(await shopper.stock(product)).toBe(44);
    const { data, next } = await history(product);
    expect(data[0]).toEqual({
      at: expect.any(String) as string,
      ...{ cause: 'received', change: 40, after: 44, reason: 'Delivery note 118' },
      ...{ order: null, by: admin.email },
    });
    expect(next).toBeNull();
  });

  it('and orders beside it lose no piece', async () => {
    const product = await shop.product({ available: 20 });
    const [orders, receipts] = await Promise.all([
      atOnce(6, async () => shopper.place(await shop.customer(), product, 2)),
      atOnce(4, () => move(product, { received: 5, reason: 'Delivery' })),
    ]);
    expect([...orders, ...receipts].map(({ status }) => status).sort()).toEqual([
      ...Array<number>(4).fill(200),
      ...Array<number>(6).fill(201),
    ]);
    expect(await shopper.stock(product)).toBe(20 - 12 + 20);
    const { data } = await history(product);
    expect(data.filter(({ cause }) => cause === 'sold')).toHaveLength(6);
    expect(data.reduce((sum, { change }) => sum + change, 0)).toBe(28);
  });

  it.each([
    ['nothing', { received: 0, reason: 'Delivery' }, 'received'],
    ['less than nothing', { received: -4, reason: 'Delivery' }, 'received'],
    ['half a piece', { received: 1.5, reason: 'Delivery' }, 'received'],
    ['more than there can be', { received: 999_999_999, reason: 'Delivery' }, 'received'],
    ['a count beside it', { received: 1, counted: 4, reason: 'Delivery' }, 'received'],
    ['no number', { reason: 'Delivery' }, 'received'],
    ['no reason', { received: 1 }, 'reason'],
    ['an empty reason', { received: 1, reason: ' ' }, 'reason'],
    ['a count below nothing', { counted: -1, reason: 'Shelf' }, 'counted'],
  ])('of %s is refused', async (_title, body, field) => {
    const product = await shop.product({ available: 4 });
    expect(await move(product, body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await shopper.stock(product)).toBe(4);
  });

  it('is for managers, and of a product that there is', async () => {
    const product = await shop.product();
    const body = { received: 1, reason: 'Delivery' };
    expect(await move(product, body, ada)).toMatchObject({ status: 403 });
    expect(await move({ id: 'no-such' }, body)).toMatchObject({ status: 404 });
    const paths = [`/services/${product.id}/stock`, '/services/no-such/stock'];
    expect(await shop.request('GET', paths[0] ?? '', { token: ada.token })).toMatchObject({
      status: 403,
    });
    expect(await shop.request('GET', paths[1] ?? '', { token: admin.token })).toMatchObject({
      status: 404,
    });
  });
});

describe('a count', () => {
  it('sets the stock, and records the difference', async () => {
    const product = await shop.product({ available: 10 });
    const body = { counted: 7, reason: 'Counted on the shelf' };
    expect(await move(product, body)).toMatchObject({ body: { modifiedCount: 1, available: 7 } });
    expect(await move(product, body)).toMatchObject({ body: { modifiedCount: 0, available: 7 } });
    expect((await told(product))[0]).toEqual(['counted', -3, 7]);
    expect(await told(product)).toHaveLength(2);
  });
});

describe('the history of the stock', () => {
  it('has sales and what came back of them, with their orders', async () => {
    const product = await shop.product({ available: 10 });
    const orderId = await shopper.order(ada, product, 3);
    await shopper.cancel(ada, orderId);
    const { data } = await history(product);
    const number = expect.any(Number) as number;
    expect(data.slice(0, 2)).toMatchObject([
      { cause: 'given_back', change: 3, after: 10, order: { _id: orderId, number }, by: null },
      { cause: 'sold', change: -3, after: null, order: { _id: orderId, number }, by: null },
    ]);
  });

  it('has a product that is not the first of an order', async () => {
    const [first, second] = [await shop.product(), await shop.product()];
    const lines = [first, second].map((product) => ({ product, quantity: 2 }));
    const orderId = await shopper.orderLines(ada, lines);
    for (const product of [first, second]) {
      const [sale] = (await history(product)).data;
      expect(sale).toMatchObject({ cause: 'sold', change: -2, order: { _id: orderId } });
    }
  });

  it('has what staff cancel only once', async () => {
    const product = await shop.product({ available: 10 });
    const orderId = await shopper.order(ada, product, 3);
    const staff = await shop.stockAdmin();
    expect((await staff.request('POST', `/orders/${orderId}/cancel`)).status).toBe(200);
    expect(await told(product)).toEqual([
      ['given_back', 3, 10],
      ['sold', -3, null],
      ['edited', 10, 10],
    ]);
    expect((await history(product)).data[0]?.by).not.toBeNull();
  });

  it('has what a refund puts back', async () => {
    const product = await shop.product({ available: 10, price: 20 });
    const { orderId } = await shopper.paidOrder(ada, product, 3);
    const restock = [{ productId: product.id, quantity: 2 }];
    const headers = { 'idempotency-key': `put-back-${orderId}` };
    const refund = { token: admin.token, headers, body: { amount: 40, restock } };
    expect((await shop.request('POST', `/orders/${orderId}/refund`, refund)).status).toBe(200);
    const [first] = (await history(product)).data;
    expect(first).toMatchObject({ cause: 'put_back', change: 2, after: 9 });
    expect(first?.order?._id).toBe(orderId);
  });

  it('has changes by forms, by the stock admin and by tables', async () => {
    const product = await shop.product({ available: 10 });
    await put(product, 12);
    const staff = await shop.stockAdmin();
    const path = `/products/${product.id}/variants/${product.variantId}`;
    await staff.request('POST', path, { body: { inventory_quantity: 15 } });
    const imported = await shop.request('POST', '/services/import', {
      token: admin.token,
      headers: { 'content-type': 'text/csv' },
      body: `_id,available\n${product.id},40`,
    });
    expect(imported.status).toBe(200);
    expect(await told(product)).toEqual([
      ['import', 25, 40],
      ['edited', 3, 15],
      ['edited', 2, 12],
      ['edited', 10, 10],
    ]);
    expect((await history(product)).data[0]?.by).toBe(admin.email);
  });

  it('comes in pages, each of which begins where the last has ended', async () => {
    const product = await shop.product({ available: 10 });
    for (const pieces of [1, 2]) {
      await move(product, { received: pieces, reason: 'Delivery' });
      await shopper.order(await shop.customer(), product, pieces);
    }
    const all = (await history(product)).data;
    const paged: Page['data'] = [];
    for (let next: string | null = ''; next !== null;) {
      const query: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
      const page: Page = await history(product, `?limit=2${query}`);
      paged.push(...page.data);
      next = page.next;
    }
    expect(paged).toEqual(all);
    expect(all).toHaveLength(5);
    const broken = `/services/${product.id}/stock?after=x`;
    expect(await shop.request('GET', broken, { token: admin.token })).toMatchObject({
      status: 422,
    });
  });
});
