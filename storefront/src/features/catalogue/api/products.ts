import { listProducts, type Product } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { pageQuery, type Paging } from '../lib/paging';

/** One page of the catalogue and its total number of products. */
export type ProductPage = { found: true; products: Product[]; total: number } | { found: false };

/** Reads one page of products, newest first. */
export const productsPageQuery = (paging: Paging) => ({
  queryKey: ['products', 'page', paging],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<ProductPage> => {
    const answer = await call(listProducts, { query: pageQuery(paging), signal });
    if (!answer.success) return { found: false };
    return { found: true, products: answer.data, total: answer.count };
  },
});

/** Uses one page of products; the previous page stays visible until it is there. */
export const useProductsPage = (paging: Paging) =>
  useQuery({ ...productsPageQuery(paging), ...KEEP_PREVIOUS });
