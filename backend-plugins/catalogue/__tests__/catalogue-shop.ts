import type { ProductDetails } from '@harrow/contract';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { startTestShop, type TestShop } from '@harrow/testing/test-shop';

/** A product or a category. */
type Identified = { id: string };

/** Reads the pages of products, and changes these as staff do. */
const catalogueOf = (shop: TestShop, staff: StockAdmin, token: string) => ({
  async handleOf({ id }: Identified): Promise<string> {
    return ((await shop.request('GET', `/services/${id}`)).body as ProductDetails).handle;
  },
  async page(handle: string) {
    return (await shop.request('GET', `/products/${handle}`)).body as ProductDetails;
  },
  async pageOf(product: Identified) {
    return await this.page(await this.handleOf(product));
  },
  async patch({ id }: Identified, body: unknown, headers: Record<string, string> = {}) {
    return await shop.request('PATCH', `/services/${id}`, { token, body, headers });
  },
  async addCategory(name: string, above?: Identified) {
    const body = { name, is_active: true, is_internal: false, parent_category_id: above?.id };
    const answer = await staff.request('POST', '/product-categories', { body });
    expect(answer.status).toBe(200);
    return (answer.body as { product_category: { id: string; handle: string } }).product_category;
  },
});

export type Catalogue = ReturnType<typeof catalogueOf>;

/** Starts a shop, and signs in to it as staff: to the stock admin, and with a token to the rest. */
export async function startCatalogueShop() {
  const shop = await startTestShop();
  const staff = await shop.stockAdmin();
  const { token } = await shop.admin();
  return { shop, staff, token, catalogue: catalogueOf(shop, staff, token) };
}
