import type { StockAdmin } from '@harrow/testing/stock-admin';
import { startTestShop, type TestProduct, type TestShop } from '@harrow/testing/test-shop';

let shop: TestShop;
let staff: StockAdmin;
let token: string | undefined;
let product: TestProduct;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.stockAdmin();
  ({ token } = await shop.admin());
});
afterAll(() => shop.stop());
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
});

type Details = Record<string, unknown> & { _id: string; handle: string; updatedAt: string };

const handleOf = async (id: string): Promise<string> =>
  ((await shop.request('GET', `/services/${id}`)).body as Details).handle;
const page = async (handle: string) =>
  (await shop.request('GET', `/products/${handle}`)).body as Details;
const pageOf = async (id: string) => await page(await handleOf(id));
const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.request('PATCH', `/services/${id}`, { token, body, headers });

async function category(name: string, parent?: string): Promise<{ id: string; handle: string }> {
  const body = { name, is_active: true, is_internal: false, parent_category_id: parent };
  const answer = await staff.request('POST', '/product-categories', { body });
  expect(answer.status).toBe(200);
  return (answer.body as { product_category: { id: string; handle: string } }).product_category;
}

describe('PATCH /services/{id}', () => {
  const changes = {
    name: 'Drill L 301',
    price: 31.5,
    available: 12,
    minimum: 3,
    description: 'Twenty rows.',
    images: ['/pictures/b.svg', '/pictures/a.svg', '/pictures/c.svg'],
    specifications: [
      { name: 'Rows', value: '20' },
      { name: 'Width', value: '3 m' },
    ],
    documents: [{ name: 'Data sheet', url: '/papers/l-301.pdf' }],
  };

  it('changes every field that is given, and no other', async () => {
    expect(await patch(product.id, changes)).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1 },
    });
    expect(await pageOf(product.id)).toMatchObject({ ...changes, img: '/pictures/b.svg' });
    await patch(product.id, { minimum: 1 });
    expect(await pageOf(product.id)).toMatchObject({ ...changes, minimum: 1 });
  });

  it('changes nothing the second time', async () => {
    await patch(product.id, changes);
    expect((await patch(product.id, changes)).body).toMatchObject({ modifiedCount: 0 });
    expect((await patch(product.id, {})).body).toMatchObject({ modifiedCount: 0 });
  });

  it('puts a new picture in the place of the first one', async () => {
    await patch(product.id, { images: ['/pictures/b.svg', '/pictures/c.svg'] });
    await patch(product.id, { img: '/pictures/d.svg' });
    expect((await pageOf(product.id)).images).toEqual(['/pictures/d.svg', '/pictures/c.svg']);
  });

  it('takes a product out of its categories', async () => {
    const top = await category('Plows and parts');
    await patch(product.id, { category: top.handle });
    await patch(product.id, { category: null });
    expect(await pageOf(product.id)).toMatchObject({ category: null });
  });

  it('keeps the prices in other currencies', async () => {
    const prices = [
      { currency_code: 'usd', amount: 2000 },
      { currency_code: 'eur', amount: 1900 },
    ];
    const path = `/products/${product.id}/variants/${product.variantId}`;
    await staff.request('POST', path, { body: { prices } });
    await patch(product.id, { price: 25 });
    const { body } = await staff.request('GET', `/products/${product.id}`);
    expect(body).toMatchObject({
      product: {
        variants: [
          {
            prices: expect.arrayContaining([
              expect.objectContaining({ currency_code: 'usd', amount: 2500 }),
              expect.objectContaining({ currency_code: 'eur', amount: 1900 }),
            ]) as unknown,
          },
        ],
      },
    });
  });

  it.each([
    [{ price: 0 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ available: -1 }, 'available'],
    [{ minimum: 0 }, 'minimum'],
    [{ name: ' ' }, 'name'],
    [{ img: 'javascript:alert(1)' }, 'img'],
    [{ images: ['//evil.example/a.svg'] }, 'images.0'],
    [{ category: 'no-such-category' }, 'category'],
    [{ specifications: [{ name: '', value: 'x' }] }, 'specifications.0.name'],
    [{ documents: [{ name: 'x', url: 'ftp://a' }] }, 'documents.0.url'],
    [{ price: '5' }, 'price'],
  ])('refuses %j and changes nothing', async (change, field) => {
    const before = await pageOf(product.id);
    expect(await patch(product.id, { name: 'Other', ...change })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await pageOf(product.id)).toEqual(before);
  });

  it('is for admins, and for products that exist', async () => {
    const { token: customer } = await shop.customer();
    const path = `/services/${product.id}`;
    const body = { name: 'Mine' };
    expect((await shop.request('PATCH', path, { body })).status).toBe(401);
    expect((await shop.request('PATCH', path, { body, token: customer })).status).toBe(403);
    expect((await patch('prod_gone', body)).status).toBe(404);
  });

  describe('with If-Match', () => {
    const tagOf = async () => {
      const answer = await fetch(`${shop.url}/services/${product.id}`);
      await answer.text();
      return answer.headers.get('etag') ?? '';
    };

    it('changes the product that the caller has seen', async () => {
      const headers = { 'If-Match': await tagOf() };
      expect((await patch(product.id, { name: 'Seen' }, headers)).status).toBe(200);
    });

    it('refuses a change of a product that has changed since', async () => {
      const headers = { 'If-Match': await tagOf() };
      await patch(product.id, { description: 'A colleague was faster.' });
      expect(await patch(product.id, { name: 'Late' }, headers)).toMatchObject({
        status: 412,
        body: { code: 'changed_since' },
      });
      expect(await pageOf(product.id)).toMatchObject({ description: 'A colleague was faster.' });
    });

    it('lets one of two editors through', async () => {
      const headers = { 'If-Match': await tagOf() };
      const answers = await Promise.all(
        ['One', 'Two'].map((name) => patch(product.id, { name }, headers)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });
  });
});
