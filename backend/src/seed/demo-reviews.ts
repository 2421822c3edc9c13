import type { Services } from '@harrow/plugin-kit';
import { productReviews } from './demo-data';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo products that the shop has, and the addresses of those who have reviewed them. */
const REVIEWED = `
  SELECT p.id, p.handle, array_remove(array_agg(r.email), NULL) AS emails
    FROM product p LEFT JOIN shop_review r ON r.product_id = p.id
   WHERE p.handle = ANY($1) AND p.deleted_at IS NULL
   GROUP BY p.id`;

/**
 * Stores the reviews of the demo products that are missing. Their authors have no account, so none of
 * them is verified: only an order that was paid makes a review a verified one.
 */
export async function seedProductReviews({ manager, reviewService }: Services): Promise<void> {
  const stored: { id: string; handle: string; emails: string[] }[] = await manager.query(REVIEWED, [
    [...new Set(productReviews.map(({ product }) => product))],
  ]);
  const byHandle = new Map(stored.map((product) => [product.handle, product]));
  for (const { product: slug, daysAgo, ...review } of productReviews) {
    const product = byHandle.get(slug);
    if (!product || product.emails.includes(review.email)) continue;
    const created_at = new Date(Date.now() - daysAgo * DAY_MS);
    await reviewService.create({ ...review, product_id: product.id, created_at });
  }
}
