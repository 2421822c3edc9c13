import { listReviews } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** The key of every list of reviews. */
export const reviewsKey = ['reviews'];

/** The newest reviews that the home page loads at most. */
const MAX_REVIEWS = 100;

/** Reads the newest reviews of the shop. */
const reviewsQuery = {
  queryKey: [...reviewsKey, { limit: MAX_REVIEWS }],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    call(listReviews, { query: { limit: MAX_REVIEWS }, signal }),
};

export const useReviews = () => useQuery(reviewsQuery);
