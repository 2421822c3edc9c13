import type { TestProduct } from '@harrow/testing/test-shop';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
let token: string;
let product: TestProduct;
beforeAll(async () => {
  ({ token } = await shop.admin());
  product = await shop.product({ available: 5, minimum: 2 });
  await patch({ name: 'Müller 100% hub seal', sku: 'HS-14-2O0' });
});

type List = { data: { _id: string; sku: string | null }[]; count: number };

const patch = (body: unknown) => catalogue.patch(product, body);
const find = async (query: string): Promise<string[]> => {
  const answer = await shop.request('GET', `/services?limit=100&pageNumber=0&${query}`, { token });
  expect(answer.status).toBe(200);
  const { data, count } = answer.body as List;
  expect(data).toHaveLength(count);
  return data.map(({ _id }) => _id);
};
const isFound = async (query: string) => (await find(query)).includes(product.id);

it.each(['hub', 'seal hub', 'HUB SEAL', 'muller', 'eal', '100', '100%', 'HS-14', '14200', 'hs'])(
  'finds a product by %j',
  async (words) => {
    expect(await isFound(`q=${encodeURIComponent(words)}`)).toBe(true);
  },
);

it.each(['hubs', 'hub drill', '_', 'machine that exists', '14-201', '--', "'"])(
  'does not find it by %j',
  async (words) => {
    expect(await isFound(`q=${encodeURIComponent(words)}`)).toBe(false);
  },
);

it('counts stock below twice the minimum as low, as of the last change', async () => {
  expect(await isFound('stock=low')).toBe(false);
  await patch({ available: 3 });
  expect(await isFound('stock=low')).toBe(true);
  expect(await isFound('stock=out')).toBe(false);
  await patch({ available: 0 });
  expect(await isFound('stock=low')).toBe(true);
  expect(await isFound('stock=out')).toBe(true);
  expect(await isFound('stock=out&q=hub')).toBe(true);
  await patch({ available: 4 });
  expect(await isFound('stock=low')).toBe(false);
});

it('lists a category with those below it', async () => {
  const top = await catalogue.addCategory('Seals');
  const below = await catalogue.addCategory('Hub seals', top);
  await patch({ category: below.handle });
  expect(await find(`category=${top.handle}`)).toEqual([product.id]);
  expect(await find(`category=${top.handle}&q=drill`)).toEqual([]);
  expect(await find('category=no-such-category')).toEqual([]);
});

it('pages through what matches, newest first', async () => {
  for (const name of ['Rim kit 22', 'Rim kit 24']) {
    await catalogue.patch(await shop.product(), { name });
  }
  const all = await find('q=rim%20kit');
  expect(all).toHaveLength(2);
  const page = async (pageNumber: number) =>
    (await shop.request('GET', `/services?limit=1&pageNumber=${pageNumber}&q=rim`, { token }))
      .body as List;
  const [first, second] = [await page(0), await page(1)];
  expect(first.count).toBe(second.count);
  expect(first.data[0]?._id).not.toBe(second.data[0]?._id);
  const whole = await shop.request('GET', '/services?q=rim%20kit', { token });
  expect((whole.body as List).data.map(({ _id }) => _id)).toEqual(all);
});

it.each(['stock=few', 'category=', `q=${'x'.repeat(101)}`, 'q=%00', 'limit=0'])(
  'refuses %s',
  async (query) => {
    const answer = await shop.request('GET', `/services?${query}&pageNumber=0`, { token });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
  },
);

it.each(['q=', 'q=hub', 'category=parts', 'stock=low'])('keeps %s to admins', async (query) => {
  const path = `/services?limit=2&pageNumber=0&${query}`;
  expect((await shop.request('GET', path)).status).toBe(401);
  const { token: customer } = await shop.customer();
  expect((await shop.request('GET', path, { token: customer })).status).toBe(403);
});

it('gives every product its part number, and none to two', async () => {
  await patch({ sku: 'ONE-1' });
  const read = await shop.request('GET', `/services/${product.id}`);
  expect(read.body).toMatchObject({ sku: 'ONE-1' });
  const other = await shop.product();
  const answer = await catalogue.patch(other, { sku: 'ONE-1', name: 'Other' });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'sku_taken', fields: { sku: expect.any(String) as string } },
  });
  expect((await shop.request('GET', `/services/${other.id}`)).body).toMatchObject({
    name: other.name,
    sku: null,
  });
  await patch({ sku: null });
  expect((await shop.request('GET', `/services/${product.id}`)).body).toMatchObject({ sku: null });
});
