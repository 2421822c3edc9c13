import type { Category, Order, ProductDetails } from '@harrow/contract';
import type { TestProduct } from '@harrow/testing/test-shop';
import { linesBody } from '@harrow/testing/shopping';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
const GERMAN = { 'accept-language': 'de' };
const texts = {
  name_de: 'Kreiselegge 300',
  description_de: 'Drei Meter breit.',
  specifications_de: [{ name: 'Breite', value: '3 m' }],
};

let product: TestProduct;
let handle: string;
beforeEach(async () => {
  product = await shop.product();
  handle = await catalogue.handleOf(product);
});

const german = async (path: string) => {
  const answer = await shop.request('GET', path, { headers: GERMAN });
  expect(answer.headers.get('content-language')).toBe('de');
  return answer.body;
};

const germanPage = async () => (await german(`/products/${handle}`)) as ProductDetails;

const stored = async () => {
  const { token } = await shop.admin();
  return (await shop.request('GET', `/services/${product.id}/translations`, { token })).body;
};

describe('the texts of a product in German', () => {
  it('are none at first, and read by staff as they were written', async () => {
    expect(await stored()).toEqual({ name_de: null, description_de: null, specifications_de: [] });
    expect((await catalogue.patch(product, texts)).body).toMatchObject({ modifiedCount: 1 });
    expect(await stored()).toEqual(texts);
    expect((await catalogue.patch(product, texts)).body).toMatchObject({ modifiedCount: 0 });
  });

  it('are in the answers to a German storefront, and in no others', async () => {
    const before = await catalogue.page(handle);
    await catalogue.patch(product, texts);
    const after = await catalogue.page(handle);
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before);
    const { name_de: name, description_de: description, specifications_de } = texts;
    expect(await germanPage()).toEqual({
      ...after,
      ...{ name, description, specifications: specifications_de },
    });
    expect(await german(`/services/${product.id}`)).toMatchObject({ name, description });
    const { data } = (await german('/services?limit=100&pageNumber=0')) as {
      data: { _id: string; name: string }[];
    };
    expect(data.find(({ _id }) => _id === product.id)).toMatchObject({ name, description });
    const found = await german(`/search?q=${encodeURIComponent(product.name)}`);
    expect(found).toMatchObject({ data: [{ name, description }] });
  });

  it('are in the orders that a German storefront shows, unless the product was renamed since', async () => {
    const [ada, another] = [await shop.customer(), await shop.product()];
    await catalogue.patch(product, texts);
    const place = async (...products: TestProduct[]) => {
      const lines = products.map((each) => ({ product: each, quantity: 1 }));
      const body = linesBody(ada, lines);
      const answer = await shop.request('POST', '/orders', { token: ada.token, body });
      return (answer.body as { insertedId: string }).insertedId;
    };
    const one = await place(product);
    const two = await place(product, another);
    const three = await place(another, product, await shop.product());
    const shown = async (id: string) =>
      (await shop.request('GET', `/orders/${id}`, { token: ada.token, headers: GERMAN }))
        .body as Order;
    expect(await shown(one)).toMatchObject({ product: texts.name_de });
    expect(await shown(two)).toMatchObject({
      product: `${texts.name_de} und 1 weiteres`,
      lines: [{ product: texts.name_de }, { product: another.name }],
    });
    expect(await shown(three)).toMatchObject({ product: `${another.name} und 2 weitere` });
    const path = `/order?email=${encodeURIComponent(ada.email)}`;
    const list = await shop.request('GET', path, { token: ada.token, headers: GERMAN });
    expect(list.body).toEqual([await shown(three), await shown(two), await shown(one)]);
    await catalogue.patch(product, { name: `${product.name} II` });
    expect(await shown(one)).toMatchObject({ product: product.name });
  });

  it('are changed in the next answer, whatever changes them', async () => {
    expect(await germanPage()).toMatchObject({ name: product.name });
    await catalogue.patch(product, { name_de: 'Kreiselegge' });
    expect(await germanPage()).toMatchObject({ name: 'Kreiselegge' });
    await shop.sql(
      `UPDATE product SET metadata = metadata || '{"name_de": "Egge"}' WHERE id = $1`,
      [product.id],
    );
    expect(await germanPage()).toMatchObject({ name: 'Egge' });
    await catalogue.patch(product, { name_de: null });
    expect(await germanPage()).toMatchObject({ name: product.name });
  });

  it('are read beside the English ones, with the version that a change names', async () => {
    await catalogue.patch(product, texts);
    const { token } = await shop.admin();
    const path = `/services/${product.id}/written`;
    const read = await shop.request('GET', path, { token, headers: GERMAN });
    expect(read.body).toMatchObject({ _id: product.id, name: product.name, ...texts });
    const tag = read.headers.get('etag') ?? '';
    expect(tag).toBe((await shop.request('GET', `/services/${product.id}`)).headers.get('etag'));
    const change = (name_de: string) => catalogue.patch(product, { name_de }, { 'if-match': tag });
    expect((await change('Egge')).status).toBe(200);
    expect((await change('Kreiselegge')).status).toBe(412);
  });

  it('come with a new product too', async () => {
    const { token } = await shop.admin();
    const body = {
      ...{ name: 'Power harrow', img: '/pictures/b.svg', price: 10, available: 1, minimum: 1 },
      ...{ description: 'Three meters.', ...texts },
    };
    const answer = await shop.request('POST', '/services', { token, body });
    const { insertedId } = answer.body as { insertedId: string };
    expect(await german(`/services/${insertedId}`)).toMatchObject({ name: texts.name_de });
  });

  it('obey the rules of the English ones', async () => {
    const refusal = await catalogue.patch(product, { name_de: 'x'.repeat(300) });
    expect(refusal).toMatchObject({ status: 422 });
    expect((refusal.body as { fields: object }).fields).toHaveProperty('name_de');
  });

  it('are read by staff alone', async () => {
    const { token } = await shop.customer();
    for (const read of ['translations', 'written']) {
      const path = `/services/${product.id}/${read}`;
      expect((await shop.request('GET', path)).status).toBe(401);
      expect((await shop.request('GET', path, { token })).status).toBe(403);
    }
  });

  it('are in the history', async () => {
    await catalogue.patch(product, { name_de: 'Kreiselegge' });
    const entries = await shop.sql(
      `SELECT after->>'name_de' AS name FROM audit_entry WHERE subject = $1 AND after ? 'name_de'`,
      [product.id],
    );
    expect(entries).toEqual([{ name: 'Kreiselegge' }]);
  });

  it('are columns of tables, in which an empty cell is none', async () => {
    await catalogue.patch(product, texts);
    const { token } = await shop.admin();
    const headers = { 'content-type': 'text/csv' };
    const table = (await shop.request('GET', '/services.csv', { token })).body as string;
    expect(table.split('\r\n', 1)[0]).toMatch(
      /documents,name_de,description_de,specifications_de$/,
    );
    expect(table).toContain('Kreiselegge 300,Drei Meter breit.,Breite: 3 m');
    const body = `_id,name_de,description_de\n${product.id},Egge,`;
    const answer = await shop.request('POST', '/services/import', { token, headers, body });
    expect(answer.body).toMatchObject({ updated: 1 });
    expect(await stored()).toEqual({ ...texts, name_de: 'Egge', description_de: null });
  });
});

describe('the name of a category in German', () => {
  it('is in its metadata, and in German answers', async () => {
    const { id, handle: category } = await catalogue.addCategory(`Harrows ${handle}`);
    await catalogue.patch(product, { category });
    const staff = await shop.stockAdmin();
    expect(await germanPage()).toMatchObject({ category: { name: `Harrows ${handle}` } });
    await staff.request('POST', `/product-categories/${id}`, {
      body: { metadata: { name_de: 'Eggen', description_de: 'Für feine Krume.' } },
    });
    expect(await germanPage()).toMatchObject({ category: { handle: category, name: 'Eggen' } });
    const { data } = (await german('/categories')) as { data: Category[] };
    expect(data.find((each) => each.handle === category)).toMatchObject({
      ...{ name: 'Eggen', description: 'Für feine Krume.' },
    });
    expect(await catalogue.page(handle)).toMatchObject({ category: { name: `Harrows ${handle}` } });
  });
});
