import { listProductReviews, type Review, type ReviewOrder } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { reviewsKey } from './reviews';

/** Reviews that are shown at first, and added with each press. */
export const REVIEWS_PER_PAGE = 5;

interface ReviewPages {
  handle: string;
  /** Number of pages to load, from the first one on; 1 by default. */
  pages?: number;
  order?: ReviewOrder;
}

/**
 * The query of the first pages of a product's reviews and its rating; the server fetches the first page with
 * it. The pages before the last are read again, so that all show the same moment.
 */
const productReviewsQuery = ({ handle, pages = 1, order = 'newest' }: ReviewPages) => ({
  queryKey: [...reviewsKey, handle, { order, pages }],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    Promise.all(
      Array.from({ length: pages }, (_, pageNumber) =>
        call(listProductReviews, {
          parameters: { handle },
          query: { limit: REVIEWS_PER_PAGE, pageNumber, sort: order },
          signal,
        }),
      ),
    ),
});

/** A review that is written between two of the requests moves another to the next page. */
const withoutRepeats = (reviews: Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

/** Reads the first `pages` pages of a product's reviews. */
export function useProductReviews(handle: string, order: ReviewOrder, pages: number) {
  // the reviews stay while more of them, or another order, load
  const query = useQuery({ ...productReviewsQuery({ handle, order, pages }), ...KEEP_PREVIOUS });
  return {
    query,
    reviews: withoutRepeats((query.data ?? []).flatMap((page) => page.data)),
    /** The rating of all reviews; undefined until the first page has loaded. */
    rating: query.data?.[0]?.rating,
  };
}
