import { search, type ListedProduct, type SearchResult } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { isPlain, searchQueryOf, type ListAddress } from '../lib/list-address';
import { categoryTree } from './category-tree';
import { productsPageQuery, type ProductPage } from './products';

/** A page of search results, with the number of matches for other filters. */
export type SearchPage = Extract<ProductPage, { found: true }> & {
  products: ListedProduct[];
} & Pick<
    SearchResult,
    'facets' | 'suggestion' | 'isCapped' | 'near' | 'kept' | 'machines' | 'replaced' | 'machine'
  > & {
    /** The filters of the address that make no sense to the backend, and are left out. */
    refused: readonly string[];
  };

/** Returns a query, or an address, without some of its parameters. */
export function without<Given extends object>(names: readonly string[], given: Given): Given {
  const left = Object.entries(given).filter(([name]) => !names.includes(name));
  return Object.fromEntries(left) as Given;
}

interface Context {
  signal?: AbortSignal;
}

const searched = (address: ListAddress) => {
  const query = searchQueryOf(address);
  return {
    queryKey: ['search', query],
    queryFn: async ({ signal }: Context): Promise<SearchPage> => {
      const { data, count, ...rest } = await searchFor(query, signal);
      return { found: true, products: data, total: count, ...rest };
    },
  };
};

/**
 * Only the backend knows which prices its currency has, and which machines there are: without the filters that it
 * refuses, it is asked again.
 */
async function searchFor(
  query: ReturnType<typeof searchQueryOf>,
  signal: Context['signal'],
  left: readonly string[] = [],
): Promise<SearchResult & Pick<SearchPage, 'refused'>> {
  try {
    return { ...(await call(search, { query, signal })), refused: left };
  } catch (error) {
    const { fields = {} } = toApiError(error);
    const refused = Object.keys(fields).filter((name) => name in query);
    if (refused.length === 0) throw error;
    return await searchFor(without(refused, query), signal, [...left, ...refused]);
  }
}

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
export const useList = (address: ListAddress) =>
  useQuery<ProductPage>({ ...listQuery(address), ...KEEP_PREVIOUS });

/** Reads what the filters of a list would find. For most lists, that is the same request. */
export const useSearchResult = (address: ListAddress) =>
  useQuery({ ...searched(address), ...KEEP_PREVIOUS });
