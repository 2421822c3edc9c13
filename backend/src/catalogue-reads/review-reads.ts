import { SHOP_REVIEWS } from '@harrow/catalogue';
import { listProductReviews, listReviews, MAX_PAGE_SIZE, type ReviewOrder } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { toReviewDto } from '@harrow/reviews';
import { foundOrNone, type KeptRead } from './lookups';

/** Handles as staff and the shop write them; others fall through to the application. */
export const HANDLE = '([a-z0-9-]{1,200})';
const LIMIT = '([1-9]\\d?|100)';
const OF_SHOP = new RegExp(`^${listReviews.path}(?:\\?limit=${LIMIT})?$`);
const OF_PRODUCT = new RegExp(
  `^${listProductReviews.path.replace('{handle}', HANDLE)}\\?limit=${LIMIT}&pageNumber=(\\d{1,6})(?:&sort=(newest|highest|lowest))?$`,
);

/**
 * Returns the read of the database that answers a request for reviews without a session; undefined for
 * any other address.
 */
export function reviewRead(reviews: Services['reviewService'], url: string): KeptRead | undefined {
  const ofShop = OF_SHOP.exec(url);
  if (ofShop) {
    const read = async () => {
      const found = await reviews.list(Number(ofShop[1] ?? MAX_PAGE_SIZE));
      const shown = found.map((review) => toReviewDto(review, null));
      return { json: JSON.stringify(shown), ids: [SHOP_REVIEWS] };
    };
    return { key: url, read };
  }
  const [, handle, limit, pageNumber, order = 'newest'] = OF_PRODUCT.exec(url) ?? [];
  if (handle === undefined) return undefined;
  const sort = order as ReviewOrder; // the pattern allows no other
  const page = { limit: Number(limit), pageNumber: Number(pageNumber), sort };
  return { key: url, read: () => foundOrNone(() => reviews.ofProduct(handle, page, null)) };
}
