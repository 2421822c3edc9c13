import type { StockAdmin } from '@harrow/testing/stock-admin';
import type { TestProduct } from '@harrow/testing/test-shop';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
let staff: StockAdmin;
let product: TestProduct;
beforeAll(async () => {
  staff = await shop.stockAdmin();
});
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
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
    expect(await catalogue.patch(product, changes)).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1 },
    });
    expect(await catalogue.pageOf(product)).toMatchObject({ ...changes, img: '/pictures/b.svg' });
    await catalogue.patch(product, { minimum: 1 });
    expect(await catalogue.pageOf(product)).toMatchObject({ ...changes, minimum: 1 });
  });

  it('changes nothing the second time', async () => {
    await catalogue.patch(product, changes);
    expect((await catalogue.patch(product, changes)).body).toMatchObject({ modifiedCount: 0 });
    expect((await catalogue.patch(product, {})).body).toMatchObject({ modifiedCount: 0 });
  });

  it('puts a new picture in the place of the first one', async () => {
    await catalogue.patch(product, { images: ['/pictures/b.svg', '/pictures/c.svg'] });
    await catalogue.patch(product, { img: '/pictures/d.svg' });
    expect((await catalogue.pageOf(product)).images).toEqual([
      '/pictures/d.svg',
      '/pictures/c.svg',
    ]);
  });

  it('takes a product out of its categories', async () => {
    const top = await catalogue.addCategory('Plows and parts');
    await catalogue.patch(product, { category: top.handle });
    await catalogue.patch(product, { category: null });
    expect(await catalogue.pageOf(product)).toMatchObject({ category: null });
  });

  it('keeps the prices in other currencies', async () => {
    const prices = [
      { currency_code: 'usd', amount: 2000 },
      { currency_code: 'eur', amount: 1900 },
    ];
    const path = `/products/${product.id}/variants/${product.variantId}`;
    await staff.request('POST', path, { body: { prices } });
    await catalogue.patch(product, { price: 25 });
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
    const before = await catalogue.pageOf(product);
    expect(await catalogue.patch(product, { name: 'Other', ...change })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await catalogue.pageOf(product)).toEqual(before);
  });

  it('is for admins, and for products that exist', async () => {
    const { token: customer } = await shop.customer();
    const path = `/services/${product.id}`;
    const body = { name: 'Mine' };
    expect((await shop.request('PATCH', path, { body })).status).toBe(401);
    expect((await shop.request('PATCH', path, { body, token: customer })).status).toBe(403);
    expect((await catalogue.patch({ id: 'prod_gone' }, body)).status).toBe(404);
  });

  describe('with If-Match', () => {
    const tagOf = async () => {
      const answer = await fetch(`${shop.url}/services/${product.id}`);
      await answer.text();
      return answer.headers.get('etag') ?? '';
    };

    it('changes the product that the caller has seen', async () => {
      const headers = { 'If-Match': await tagOf() };
      expect((await catalogue.patch(product, { name: 'Seen' }, headers)).status).toBe(200);
    });

    it('refuses a change of a product that has changed since', async () => {
      const headers = { 'If-Match': await tagOf() };
      await catalogue.patch(product, { description: 'A colleague was faster.' });
      expect(await catalogue.patch(product, { name: 'Late' }, headers)).toMatchObject({
        status: 412,
        body: { code: 'changed_since' },
      });
      expect(await catalogue.pageOf(product)).toMatchObject({
        description: 'A colleague was faster.',
      });
    });

    it.each([
      { specifications: [{ name: 'Rows', value: '20' }] },
      { documents: [{ name: 'Data sheet', url: '/papers/l-301.pdf' }] },
      { images: ['/pictures/products/test.svg', '/pictures/b.svg'] },
    ])('notices a change that only its page shows: %j', async (change) => {
      const headers = { 'If-Match': await tagOf() };
      expect((await catalogue.patch(product, change)).body).toMatchObject({ modifiedCount: 1 });
      expect((await catalogue.patch(product, { name: 'Late' }, headers)).status).toBe(412);
    });

    it('notices pictures from the stock admin', async () => {
      const headers = { 'If-Match': await tagOf() };
      await staff.request('POST', `/products/${product.id}`, { body: { images: ['/p/new.svg'] } });
      expect((await catalogue.patch(product, { name: 'Late' }, headers)).status).toBe(412);
    });

    it('lets one of two editors through', async () => {
      const headers = { 'If-Match': await tagOf() };
      const answers = await Promise.all(
        ['One', 'Two'].map((name) => catalogue.patch(product, { name }, headers)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });
  });
});
