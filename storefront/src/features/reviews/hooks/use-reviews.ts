import { useQuery } from '@tanstack/react-query';
import { listReviews } from '../api/list-reviews';

/** The newest reviews, `limit` at most. */
export function useReviews(limit: number) {
  return useQuery({
    queryKey: ['reviews', { limit }],
    queryFn: ({ signal }) => listReviews(limit, signal),
  });
}
