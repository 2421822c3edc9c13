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

type Category = { handle: string; count: number; children: Category[] };

const categories = async () =>
  ((await shop.request('GET', '/categories')).body as { data: Category[] }).data;

describe('categories', () => {
  it('are a tree with the number of products in each and below it', async () => {
    const top = await catalogue.addCategory('Haymaking');
    const rakes = await catalogue.addCategory('Rakes', top);
    const another = await shop.product({ available: 1, price: 5 });
    await catalogue.patch(product, { category: rakes.handle });
    await catalogue.patch(another, { category: top.handle });
    expect(await categories()).toContainEqual(
      expect.objectContaining({
        handle: 'haymaking',
        name: 'Haymaking',
        count: 2,
        children: [expect.objectContaining({ handle: 'rakes', count: 1, children: [] })],
      }),
    );
    expect(await catalogue.pageOf(product)).toMatchObject({
      category: { handle: 'rakes', name: 'Rakes' },
    });
  });

  it('show a new name, and disappear, in the next answer', async () => {
    const top = await catalogue.addCategory('Hay wagons');
    await catalogue.patch(product, { category: top.handle });
    expect(await catalogue.pageOf(product)).toMatchObject({ category: { name: 'Hay wagons' } });
    await categories();
    await shop.sql(`UPDATE product_category SET name = 'Trailers' WHERE id = $1`, [top.id]);
    expect(await catalogue.pageOf(product)).toMatchObject({ category: { name: 'Trailers' } });
    expect(await categories()).toContainEqual(expect.objectContaining({ name: 'Trailers' }));
    await staff.request('POST', `/product-categories/${top.id}`, { body: { is_active: false } });
    expect(await catalogue.pageOf(product)).toMatchObject({ category: null });
    expect((await categories()).map(({ handle }) => handle)).not.toContain('hay-wagons');
  });

  it('below a hidden category are hidden', async () => {
    const top = await catalogue.addCategory('Secret');
    const below = await catalogue.addCategory('Prototypes', top);
    await catalogue.patch(product, { category: below.handle });
    await staff.request('POST', `/product-categories/${top.id}`, { body: { is_internal: true } });
    expect(await catalogue.pageOf(product)).toMatchObject({ category: null });
  });

  it('count a product no longer when it is taken out of the catalog', async () => {
    const top = await catalogue.addCategory('Bale presses');
    await catalogue.patch(product, { category: top.handle });
    const count = async () =>
      (await categories()).find(({ handle }) => handle === 'bale-presses')?.count;
    expect(await count()).toBe(1);
    await shop.request('DELETE', `/services/${product.id}`, { token });
    expect(await count()).toBe(0);
  });
});
