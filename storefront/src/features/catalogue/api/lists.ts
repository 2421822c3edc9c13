import { search, type SearchQuery, type SearchResult } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { isPlain, searchQueryOf, type ListAddress } from '../lib/list-address';
import { categoryTree } from './category-tree';
import { productsPageQuery, type ProductPage } from './products';

/** A page of search results, with the number of matches for other filters. */
export type SearchPage = Extract<ProductPage, { found: true }> &
  Pick<SearchResult, 'facets' | 'suggestion' | 'isCapped'> & {
    /** Whether the prices were left out, because the shop can have no such prices. */
    isMisread?: boolean;
  };

interface Context {
  signal?: AbortSignal;
}

/**
 * Leaves the prices out of a query that was refused, such as those with more decimals than the currency
 * has; the server of pages reports a refusal as 404. Throws any other error.
 */
function withoutPrices({ minPrice, maxPrice, ...query }: SearchQuery, error: unknown) {
  const isRefused = [404, 422].includes(toApiError(error).status ?? 0);
  if (!isRefused || (minPrice ?? maxPrice) === undefined) throw error;
  return query;
}

const searched = (address: ListAddress) => {
  const query = searchQueryOf(address);
  const read = async (asked: SearchQuery, signal?: AbortSignal): Promise<SearchPage> => {
    const { data, count, ...rest } = await call(search, { query: asked, signal });
    return { found: true, products: data, total: count, ...rest };
  };
  return {
    queryKey: ['search', query],
    queryFn: ({ signal }: Context): Promise<SearchPage> =>
      read(query, signal).catch(async (error: unknown) => ({
        ...(await read(withoutPrices(query, error), signal)),
        isMisread: true,
      })),
  };
};

/** The query for a page of a list. */
export const listQuery = (address: ListAddress) =>
  isPlain(address) ? productsPageQuery(address.paging) : searched(address);

/** All queries of the list at `address`, for those who load it in advance. */
export const listQueries = (address: ListAddress) => [
  listQuery(address),
  searched(address),
  categoryTree,
];

/** Reads a page of a list; the previous page stays visible until it is there. */
export function useList(address: ListAddress) {
  return useQuery<ProductPage>({
    ...listQuery(address),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });
}

/** Reads what the filters of a list would find. For most lists, that is the same request. */
export function useFound(address: ListAddress) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
  return useQuery({ ...searched(address), keepPreviousData: true });
}
