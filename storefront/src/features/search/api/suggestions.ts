import { suggest } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Reads the suggestions for unfinished input; the previous ones stay until they have loaded. */
export function useSuggestions(words: string, enabled: boolean) {
  return useQuery({
    queryKey: ['suggestions', words],
    queryFn: ({ signal }) => call(suggest, { query: { q: words }, signal }),
    enabled,
    // suggestions are optional; the search page reports errors
    retry: false,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });
}
