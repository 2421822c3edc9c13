import type { ProductDetails } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Shop } from '@harrow/testing/shop';

/** A product or a category. */
type Identified = { id: string };

/** Reads the pages of products, and changes these as staff do. */
const catalogueOf = (shop: Shop) => ({
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
    const { token } = await shop.admin();
    return await shop.request('PATCH', `/services/${id}`, { token, body, headers });
  },
  async addCategory(name: string, above?: Identified) {
    const body = { name, is_active: true, is_internal: false, parent_category_id: above?.id };
    const staff = await shop.stockAdmin();
    const answer = await staff.request('POST', '/product-categories', { body });
    expect(answer.status).toBe(200);
    return (answer.body as { product_category: { id: string; handle: string } }).product_category;
  },
});

/** Uses the shared shop in a test file, with what its staff do in the catalogue. */
export function useCatalogueShop() {
  const shop = useSharedShop();
  return { shop, catalogue: catalogueOf(shop) };
}
