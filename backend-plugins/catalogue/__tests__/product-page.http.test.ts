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

type Category = { handle: string; count: number; children: Category[] };

const categories = async () =>
  ((await shop.request('GET', '/categories')).body as { data: Category[] }).data;

async function category(name: string, parent?: string): Promise<{ id: string; handle: string }> {
  const body = { name, is_active: true, is_internal: false, parent_category_id: parent };
  const answer = await staff.request('POST', '/product-categories', { body });
  expect(answer.status).toBe(200);
  return (answer.body as { product_category: { id: string; handle: string } }).product_category;
}

describe('GET /products/{handle}', () => {
  it('answers with the product and what its page shows', async () => {
    const details = await pageOf(product.id);
    expect(details).toMatchObject({
      _id: product.id,
      price: 20,
      currency: 'usd',
      available: 5,
      category: null,
      rating: null,
      specifications: [],
      documents: [],
      related: [],
    });
    expect(Date.parse(details.updatedAt)).toBeGreaterThan(0);
    expect(details.images).toEqual([details.img]);
  });

  it('is 404 for a handle that no sold product has', async () => {
    expect(await shop.request('GET', '/products/no-such-machine')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    const handle = await handleOf(product.id);
    await staff.request('POST', `/products/${product.id}`, { body: { status: 'draft' } });
    expect((await shop.request('GET', `/products/${handle}`)).status).toBe(404);
  });

  it('answers 304 to the tag of an unchanged page', async () => {
    const handle = await handleOf(product.id);
    const first = await fetch(`${shop.url}/products/${handle}`);
    await first.text();
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${shop.url}/products/${handle}`, { headers })).status).toBe(304);
    await shop.sql('UPDATE product_variant SET inventory_quantity = 4 WHERE id = $1', [
      product.variantId,
    ]);
    expect((await fetch(`${shop.url}/products/${handle}`, { headers })).status).toBe(200);
  });

  it.each([
    ['UPDATE product SET title = $2 WHERE id = $1', { name: 'Renamed' }, 'Renamed'],
    ['UPDATE product SET description = $2 WHERE id = $1', { description: 'New' }, 'New'],
  ])('shows what %s has changed in the next answer', async (statement, shown, value) => {
    await pageOf(product.id);
    await shop.sql(statement, [product.id, value]);
    expect(await pageOf(product.id)).toMatchObject(shown);
  });

  it('moves to the new handle of a product at once', async () => {
    const before = await handleOf(product.id);
    await page(before);
    const after = `${before}-mk2`;
    await staff.request('POST', `/products/${product.id}`, { body: { handle: after } });
    expect(await page(after)).toMatchObject({ _id: product.id, handle: after });
    expect((await shop.request('GET', `/products/${before}`)).status).toBe(404);
  });

  it('addresses a product without a handle by its id', async () => {
    await shop.sql('UPDATE product SET handle = NULL WHERE id = $1', [product.id]);
    expect(await page(product.id)).toMatchObject({ _id: product.id, handle: product.id });
  });

  it('shows related products as they are now, and only while they are sold', async () => {
    const part = await shop.product({ available: 9, price: 3 });
    const metadata = { related: [part.id] };
    await staff.request('POST', `/products/${product.id}`, { body: { metadata } });
    expect((await pageOf(product.id)).related).toMatchObject([{ _id: part.id, available: 9 }]);
    await shop.sql('UPDATE product_variant SET inventory_quantity = 1 WHERE id = $1', [
      part.variantId,
    ]);
    expect((await pageOf(product.id)).related).toMatchObject([{ _id: part.id, available: 1 }]);
    await staff.request('POST', `/products/${part.id}`, { body: { status: 'draft' } });
    expect((await pageOf(product.id)).related).toEqual([]);
    await staff.request('POST', `/products/${part.id}`, { body: { status: 'published' } });
    expect((await pageOf(product.id)).related).toMatchObject([{ _id: part.id }]);
  });

  it('shows a page whose metadata staff have broken', async () => {
    const broken = { specifications: 'none', documents: [{ url: 'javascript:1' }], related: 7 };
    await shop.sql('UPDATE product SET metadata = $2 WHERE id = $1', [product.id, broken]);
    expect(await pageOf(product.id)).toMatchObject({ specifications: [], documents: [] });
  });
});

describe('the handle of a new product', () => {
  const add = async (name: string) => {
    const texts = { name, img: '/pictures/a.svg', description: 'A machine.' };
    const body = { ...texts, price: 10, available: 1, minimum: 1 };
    const answer = await shop.request('POST', '/services', { token, body });
    return handleOf((answer.body as { insertedId: string }).insertedId);
  };

  it('is made of its name, and differs from those of others', async () => {
    expect(await add('Épandeur d’Été 3,5 m')).toBe('epandeur-d-ete-3-5-m');
    const handles = await Promise.all(Array.from({ length: 8 }, () => add('Bale Fork')));
    expect(new Set(handles).size).toBe(8);
    expect(handles).toContain('bale-fork');
    expect(handles.every((handle) => handle.startsWith('bale-fork'))).toBe(true);
  });

  it.each(['Upper Case', 'two--hyphens', '-begins', 'a/b', 'ä'])(
    'cannot be set to %s in the stock admin',
    async (handle) => {
      const answer = await staff.request('POST', `/products/${product.id}`, { body: { handle } });
      expect(answer).toMatchObject({ status: 400, body: { message: /^handle: / } });
    },
  );
});

describe('categories', () => {
  it('are a tree with the number of products in each and below it', async () => {
    const top = await category('Haymaking');
    const rakes = await category('Rakes', top.id);
    const another = await shop.product({ available: 1, price: 5 });
    await patch(product.id, { category: rakes.handle });
    await patch(another.id, { category: top.handle });
    expect(await categories()).toContainEqual(
      expect.objectContaining({
        handle: 'haymaking',
        name: 'Haymaking',
        count: 2,
        children: [expect.objectContaining({ handle: 'rakes', count: 1, children: [] })],
      }),
    );
    expect(await pageOf(product.id)).toMatchObject({
      category: { handle: 'rakes', name: 'Rakes' },
    });
  });

  it('show a new name, and disappear, in the next answer', async () => {
    const top = await category('Hay wagons');
    await patch(product.id, { category: top.handle });
    expect(await pageOf(product.id)).toMatchObject({ category: { name: 'Wagons' } });
    await categories();
    await shop.sql(`UPDATE product_category SET name = 'Trailers' WHERE id = $1`, [top.id]);
    expect(await pageOf(product.id)).toMatchObject({ category: { name: 'Trailers' } });
    expect(await categories()).toContainEqual(expect.objectContaining({ name: 'Trailers' }));
    await staff.request('POST', `/product-categories/${top.id}`, { body: { is_active: false } });
    expect(await pageOf(product.id)).toMatchObject({ category: null });
    expect((await categories()).map(({ handle }) => handle)).not.toContain('hay-wagons');
  });

  it('below a hidden category are hidden', async () => {
    const top = await category('Secret');
    const below = await category('Prototypes', top.id);
    await patch(product.id, { category: below.handle });
    await staff.request('POST', `/product-categories/${top.id}`, { body: { is_internal: true } });
    expect(await pageOf(product.id)).toMatchObject({ category: null });
  });

  it('count a product no longer when it is taken out of the catalog', async () => {
    const top = await category('Bale presses');
    await patch(product.id, { category: top.handle });
    const count = async () =>
      (await categories()).find(({ handle }) => handle === 'bale-presses')?.count;
    expect(await count()).toBe(1);
    await shop.request('DELETE', `/services/${product.id}`, { token });
    expect(await count()).toBe(0);
  });
});

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
      await patch(product.id, { description: 'Somebody was faster.' });
      expect(await patch(product.id, { name: 'Late' }, headers)).toMatchObject({
        status: 412,
        body: { code: 'changed_since' },
      });
      expect(await pageOf(product.id)).toMatchObject({ description: 'Somebody was faster.' });
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
