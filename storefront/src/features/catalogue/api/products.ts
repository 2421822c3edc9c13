import { listProducts, type Product } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { pageQuery, type Paging } from '../lib/paging';

/** One page of the catalogue and its total number of products. */
export type ProductPage = { found: true; products: Product[]; total: number } | { found: false };

/** The query for one page of products, newest first. */
export const productsPage = (paging: Paging) => ({
  queryKey: ['products', 'page', paging],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<ProductPage> => {
    const answer = await call(listProducts, { query: pageQuery(paging), signal });
    if (!answer.success) return { found: false };
    return { found: true, products: answer.data, total: answer.count };
  },
});

/** Reads one page of products; the previous page stays visible until it is there. */
export function useProductsPage(paging: Paging) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
  return useQuery({ ...productsPage(paging), keepPreviousData: true });
}
