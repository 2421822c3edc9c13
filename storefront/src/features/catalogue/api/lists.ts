import { search, type SearchResult } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { isPlain, searchQueryOf, type ListAddress } from '../lib/list-address';
import { categoryTree } from './category-tree';
import { productsPageQuery, type ProductPage } from './products';

/** A page of search results, with the number of matches for other filters. */
export type SearchPage = Extract<ProductPage, { found: true }> &
  Pick<SearchResult, 'facets' | 'suggestion' | 'isCapped'>;

interface Context {
  signal?: AbortSignal;
}

const searched = (address: ListAddress) => {
  const query = searchQueryOf(address);
  return {
    queryKey: ['search', query],
    queryFn: async ({ signal }: Context): Promise<SearchPage> => {
      const { data, count, ...rest } = await call(search, { query, signal });
      return { found: true, products: data, total: count, ...rest };
    },
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
