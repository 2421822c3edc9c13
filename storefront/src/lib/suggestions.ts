import { suggest } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';

export const suggestionsOf = (words: string) => ({
  queryKey: ['suggestions', words],
  queryFn: ({ signal }: { signal?: AbortSignal }) => call(suggest, { query: { q: words }, signal }),
});

/** Reads the suggestions for unfinished input, if there is any; the previous ones stay until they have loaded. */
export function useSuggestions(words: string) {
  return useQuery({
    ...suggestionsOf(words),
    enabled: words !== '',
    // suggestions are optional; the search page reports errors
    retry: false,
    ...KEEP_PREVIOUS,
  });
}
