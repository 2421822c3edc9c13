import { search } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Counts search results; undefined before and without any, after a failure, and above the maximum. */
export function useResultCount(words: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['result-count', words],
    queryFn: ({ signal }) => call(search, { query: { q: words, limit: 1, pageNumber: 0 }, signal }),
    enabled: words !== '',
    // the count is optional; the search page reports errors
    retry: false,
  });
  return data && data.count > 0 && !data.isCapped ? data.count : undefined;
}
