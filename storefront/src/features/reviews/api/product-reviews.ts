import { listProductReviews, type Review, type ReviewOrder } from '@harrow/contract';
import { useQueries } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { reviewsKey } from './reviews';

/** Reviews that are shown at first, and added with each press. */
export const REVIEWS_PER_PAGE = 5;

interface ReviewPage {
  handle: string;
  /** From 0. */
  page: number;
  order?: ReviewOrder;
}

/** The query of one page of a product's reviews and its rating; the server fetches the first page by it. */
export function productReviewsQuery({ handle, page, order = 'newest' }: ReviewPage) {
  return {
    queryKey: [...reviewsKey, handle, { order, page }],
    queryFn: ({ signal }: { signal?: AbortSignal }) =>
      call(listProductReviews, {
        parameters: { handle },
        query: { limit: REVIEWS_PER_PAGE, pageNumber: page, sort: order },
        signal,
      }),
  };
}

/** A review that was written meanwhile moves the others to later pages, where they would repeat. */
const withoutRepeats = (reviews: Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

/** Reads the first `pages` pages of a product's reviews. */
export function useProductReviews(handle: string, order: ReviewOrder, pages: number) {
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...productReviewsQuery({ handle, page, order }),
      keepPreviousData: true, // while another order loads
    })),
  });
  const failed = queries.find(({ isError }) => isError);
  return {
    reviews: withoutRepeats(queries.flatMap(({ data }) => data?.data ?? [])),
    /** Of the first page, whose numbers are of all reviews; undefined until it has loaded. */
    rating: queries[0]?.data?.rating,
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
