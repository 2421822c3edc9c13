import type { ShipDate } from '@harrow/contract';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import type { TestProduct } from '@harrow/testing/test-shop';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
let staff: StockAdmin;
let token: string;
let product: TestProduct;
beforeAll(async () => {
  staff = await shop.stockAdmin();
  ({ token } = await shop.admin());
});
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
});

describe('GET /products/{handle}', () => {
  it('answers with the product and what its page shows', async () => {
    const details = await catalogue.pageOf(product);
    expect(details).toMatchObject({
      _id: product.id,
      price: 20,
      currency: 'usd',
      available: 5,
      category: null,
      rating: null,
      specifications: [],
      documents: [],
      priceSteps: [{ quantity: 1, price: 20 }],
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
    const handle = await catalogue.handleOf(product);
    await staff.request('POST', `/products/${product.id}`, { body: { status: 'draft' } });
    expect((await shop.request('GET', `/products/${handle}`)).status).toBe(404);
  });

  it('answers 304 to the tag of an unchanged page', async () => {
    const handle = await catalogue.handleOf(product);
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
    await catalogue.pageOf(product);
    await shop.sql(statement, [product.id, value]);
    expect(await catalogue.pageOf(product)).toMatchObject(shown);
  });

  it('moves to the new handle of a product at once', async () => {
    const before = await catalogue.handleOf(product);
    await catalogue.page(before);
    const after = `${before}-mk2`;
    await staff.request('POST', `/products/${product.id}`, { body: { handle: after } });
    expect(await catalogue.page(after)).toMatchObject({ _id: product.id, handle: after });
    expect((await shop.request('GET', `/products/${before}`)).status).toBe(404);
  });

  it('addresses a product without a handle by its id', async () => {
    await shop.sql('UPDATE product SET handle = NULL WHERE id = $1', [product.id]);
    expect(await catalogue.page(product.id)).toMatchObject({ _id: product.id, handle: product.id });
  });

  it('shows related products as they are now, and only while they are sold', async () => {
    const part = await shop.product({ available: 9, price: 3 });
    const metadata = { related: [part.id] };
    await staff.request('POST', `/products/${product.id}`, { body: { metadata } });
    expect((await catalogue.pageOf(product)).related).toMatchObject([
      { _id: part.id, available: 9 },
    ]);
    await shop.sql('UPDATE product_variant SET inventory_quantity = 1 WHERE id = $1', [
      part.variantId,
    ]);
    expect((await catalogue.pageOf(product)).related).toMatchObject([
      { _id: part.id, available: 1 },
    ]);
    await staff.request('POST', `/products/${part.id}`, { body: { status: 'draft' } });
    expect((await catalogue.pageOf(product)).related).toEqual([]);
    await staff.request('POST', `/products/${part.id}`, { body: { status: 'published' } });
    expect((await catalogue.pageOf(product)).related).toMatchObject([{ _id: part.id }]);
  });

  it('shows on the page of each of two products that one of them names the other', async () => {
    const part = await shop.product({ available: 9, price: 3 });
    expect((await catalogue.pageOf(part)).related).toEqual([]);
    const name = (related: unknown) =>
      staff.request('POST', `/products/${product.id}`, { body: { metadata: { related } } });
    await name([part.id]);
    expect((await catalogue.pageOf(part)).related).toMatchObject([{ _id: product.id }]);
    expect((await catalogue.pageOf(product)).related).toMatchObject([{ _id: part.id }]);
    await shop.sql('UPDATE product SET title = $2 WHERE id = $1', [product.id, 'Renamed']);
    expect((await catalogue.pageOf(part)).related).toMatchObject([{ name: 'Renamed' }]);
    await name([]);
    expect((await catalogue.pageOf(part)).related).toEqual([]);
  });

  it('shows what a product names first, and what both name once', async () => {
    const [named, naming] = [await shop.product(), await shop.product()];
    const metadata = (related: string[]) => JSON.stringify({ related });
    const update = 'UPDATE product SET metadata = $2 WHERE id = $1';
    await shop.sql(update, [naming.id, metadata([product.id])]);
    await shop.sql(update, [named.id, metadata([product.id])]);
    await shop.sql(update, [product.id, metadata([named.id, product.id])]);
    const { related } = await catalogue.pageOf(product);
    expect(related.map(({ _id }) => _id)).toEqual([named.id, naming.id]);
    await staff.request('DELETE', `/products/${naming.id}`);
    expect((await catalogue.pageOf(product)).related).toMatchObject([{ _id: named.id }]);
  });

  it('keeps what belongs together through an edit and an import', async () => {
    const part = await shop.product();
    await shop.sql('UPDATE product SET metadata = $2 WHERE id = $1', [
      product.id,
      JSON.stringify({ related: [part.id] }),
    ]);
    const body = { specifications: [{ name: 'Width', value: '3 m' }] };
    const { status } = await shop.request('PATCH', `/services/${product.id}`, { token, body });
    expect(status).toBe(200);
    expect((await catalogue.pageOf(part)).related).toMatchObject([{ _id: product.id }]);
    const headers = { 'content-type': 'text/csv' };
    const table = `_id,minimum\n${product.id},2`;
    const imported = await shop.request('POST', '/services/import', {
      token,
      body: table,
      headers,
    });
    expect(imported).toMatchObject({ status: 200, body: { updated: 1 } });
    expect((await catalogue.pageOf(part)).related).toMatchObject([{ _id: product.id, minimum: 2 }]);
  });

  it('shows a page whose metadata staff have broken', async () => {
    const broken = { specifications: 'none', documents: [{ url: 'javascript:1' }], related: 7 };
    await shop.sql('UPDATE product SET metadata = $2 WHERE id = $1', [product.id, broken]);
    expect(await catalogue.pageOf(product)).toMatchObject({ specifications: [], documents: [] });
  });
});

describe('the handle of a new product', () => {
  const add = async (name: string) => {
    const texts = { name, img: '/pictures/a.svg', description: 'A machine.' };
    const body = { ...texts, price: 10, available: 1, minimum: 1 };
    const answer = await shop.request('POST', '/services', { token, body });
    const { insertedId: id } = answer.body as { insertedId: string };
    return catalogue.handleOf({ id });
  };

  it('is made of its name, and differs from those of others', async () => {
    expect(await add('Épandeur d’Été 3,5 m')).toBe('epandeur-d-ete-3-5-m');
    const handles = await Promise.all(Array.from({ length: 8 }, () => add('Bale Fork')));
    expect(new Set(handles).size).toBe(8);
    expect(handles).toContain('bale-fork');
    expect(handles.every((handle) => handle.startsWith('bale-fork'))).toBe(true);
  });

  it.each(['two--hyphens', '-begins', 'a/b', 'ä'])(
    'cannot be set to %s in the stock admin',
    async (handle) => {
      const answer = await staff.request('POST', `/products/${product.id}`, { body: { handle } });
      expect(answer).toMatchObject({ status: 400, body: { message: /^handle: / } });
    },
  );
});

describe('GET /ship-date', () => {
  it('answers with a day and the time until which it is right, and 304 while it is', async () => {
    const first = await fetch(`${shop.url}/ship-date`);
    const { shipsBy, until } = (await first.json()) as ShipDate;
    expect(Date.parse(String(until))).toBeGreaterThan(Date.now());
    expect(Date.parse(String(shipsBy))).toBeGreaterThan(Date.now());
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${shop.url}/ship-date`, { headers })).status).toBe(304);
  });
});
