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
    expect(await pageOf(product.id)).toMatchObject({ category: { name: 'Hay wagons' } });
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
