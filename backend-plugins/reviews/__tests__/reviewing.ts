import { randomUUID } from 'node:crypto';
import type { Product, ProductReviews } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, Shop, TestProduct } from '@harrow/testing/shop';

/** Writes and reads reviews of products. */
const reviewing = (shop: Shop) => ({
  async write(person: Person, productId: unknown, changes = {}) {
    const { name, email, token } = person;
    const body = { name, email, review: 'Straight rows.', point: 5, productId, ...changes };
    return await shop.request('POST', '/reviews', { token, body });
  },
  /** Stores a review by an author without an account, as the seed does; without a product id, of the shop. */
  async store(productId: string | null, point: number, createdAt = '2026-03-01T10:00:00Z') {
    await shop.sql(
      `INSERT INTO shop_review (id, name, email, review, point, product_id, verified, created_at)
       VALUES ($1, 'Guest', 'guest@farm.test', 'Good.', $2, $3, true, $4)`,
      [`rev_${randomUUID()}`, point, productId, createdAt],
    );
  },
  async productOf({ id }: TestProduct) {
    return (await shop.request('GET', `/services/${id}`)).body as Product;
  },
  async pathOf(product: TestProduct) {
    return `/products/${(await this.productOf(product)).handle}/reviews`;
  },
  /** Reads a path from both processes, which must answer the same. */
  async readBoth(path: string, token?: string) {
    const [one, other] = [
      await shop.request('GET', path, { token }),
      await shop.request('GET', path, { token }),
    ];
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
    return one.body;
  },
  /** Reads a page of the reviews of a product from both processes. */
  async read(product: TestProduct, query = '?limit=20&pageNumber=0', token?: string) {
    return (await this.readBoth((await this.pathOf(product)) + query, token)) as ProductReviews;
  },
});

/** Uses a shop of two processes for a test file; requests alternate between them. */
export function useReviewShop() {
  const shop = useSharedShop({ backends: 2 });
  return { shop, reviewer: reviewing(shop) };
}
