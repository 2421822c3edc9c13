import { SHOP_REVIEWS } from '@harrow/catalogue';
import { listProductReviews, listReviews, MAX_PAGE_SIZE, type ReviewOrder } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { toReviewDto } from '@harrow/reviews';
import { foundOrNone, type KeptRead } from './lookups';
import { HANDLE, pathPattern } from './path-patterns';

const LIMIT = '([1-9]\\d?|100)';
const OF_SHOP = pathPattern(listReviews, {}, `(?:\\?limit=${LIMIT})?`);
const OF_PRODUCT = pathPattern(
  listProductReviews,
  { handle: HANDLE },
  `\\?limit=${LIMIT}&pageNumber=(\\d{1,6})(?:&sort=(newest|highest|lowest))?`,
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
