import { suggest } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Reads what a shopper who is still typing may mean; those before stay until they are there. */
export function useSuggestions(words: string, enabled: boolean) {
  return useQuery({
    queryKey: ['suggestions', words],
    queryFn: ({ signal }) => call(suggest, { query: { q: words }, signal }),
    enabled,
    // they are a help; the search page reports what is wrong
    retry: false,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });
}
