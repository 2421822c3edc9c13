import { listReviews } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** The key of every list of reviews. */
export const reviewsKey = ['reviews'];

/** Reads the newest reviews, at most `limit`. */
export function useReviews(limit: number) {
  return useQuery({
    queryKey: [...reviewsKey, { limit }],
    queryFn: ({ signal }) => call(listReviews, { query: { limit }, signal }),
  });
}
