import {
  deleteProduct,
  getPaymentConfig,
  listDrafts,
  listCategories,
  listProducts,
  setStock,
  type ChargeRules,
  type Product,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showError } from '@/components/ui/toast';
import { useChange } from '@/components/ui/use-change';
import { ApiError, describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { listQuery, type ListPage } from '@/lib/list-page';
import { messages } from '@/messages';
import type { ListFilters } from '../lib/products-address';

const words = messages.manageProducts;

/** The key of every list of products. */
export const productsKey = ['products'];

/** The products on a page of the list. */
export const PAGE_SIZE = 20;

/** The code of the error for an answer that found no products. */
const NOT_FOUND = 'products_not_found';

interface Asked {
  limit: number;
  pageNumber: number;
}

async function readDrafts(query: Asked & { q: string }, signal?: AbortSignal) {
  const { data: rows, count: total } = await call(listDrafts, { query, signal });
  return { rows, total };
}

async function readProducts(
  { stock, ...filters }: ListFilters & Asked,
  signal?: AbortSignal,
): Promise<ListPage<Product>> {
  if (stock === 'draft') {
    const { q = '', limit, pageNumber } = filters;
    return readDrafts({ q, limit, pageNumber }, signal);
  }
  const query = { ...filters, ...(stock && { stock }) };
  const answer = await call(listProducts, { query, signedIn: true, signal });
  if (answer.success) return { rows: answer.data, total: answer.count };
  const message = words.notFoundHint;
  throw new ApiError({ kind: 'http', status: 404, code: NOT_FOUND, message });
}

/** Reads a page of the filtered products, or of the drafts, newest first; a toast says where there are none. */
export function useProductsPage(filters: ListFilters, page: number) {
  const query = useQuery({
    queryKey: [...productsKey, 'desk', filters, page],
    queryFn: ({ signal }) =>
      readProducts({ ...filters, limit: PAGE_SIZE, pageNumber: page }, signal),
    ...listQuery,
  });
  const { error } = query;
  useEffect(() => {
    if (error && toApiError(error).code === NOT_FOUND) showError(words.notFound);
  }, [error]);
  return query;
}

/** Reads the numbers of all, low and sold-out products and of drafts under the filters. */
export function useStockCounts({ q, category }: ListFilters) {
  const filters = { ...(q && { q }), ...(category && { category }) };
  const { data } = useQuery({
    queryKey: [...productsKey, 'counts', filters],
    queryFn: async ({ signal }) => {
      const count = async (stock?: ListFilters['stock']) => {
        const query = { ...filters, ...(stock && { stock }), limit: 1, pageNumber: 0 };
        return (await readProducts(query, signal)).total;
      };
      const [all, low, out, draft] = await Promise.all([
        count(),
        count('low'),
        count('out'),
        count('draft'),
      ]);
      return { all, low, out, draft };
    },
    ...listQuery,
  });
  return data;
}

/** Reads the categories as a tree. */
export function useCategories() {
  const { data } = useQuery({
    queryKey: ['category-tree'],
    queryFn: async ({ signal }) => (await call(listCategories, { signal })).data,
  });
  return data;
}

/**
 * Reads the rules for prices in the shop's currency; null while they load. The forms do not wait for
 * them, because the server checks each price too.
 */
export function usePriceRules(): ChargeRules | null {
  const { data } = useQuery({
    queryKey: ['price-rules'],
    queryFn: async ({ signal }) => (await call(getPaymentConfig, { signal })).currency,
  });
  return data ?? null;
}

/** Sets the stock of a product; resolves with the stored number. */
export function useSetStock() {
  const queryClient = useQueryClient();
  return async (id: string, pieces: number): Promise<number> => {
    const parameters = { id };
    const { available } = await call(setStock, { parameters, body: { available: pieces } });
    queryClient.setQueriesData<ListPage<Product>>(
      { queryKey: [...productsKey, 'desk'] },
      (page) => {
        const rows = page?.rows.map((each) => (each._id === id ? { ...each, available } : each));
        return page && rows && { ...page, rows };
      },
    );
    void queryClient.invalidateQueries({ queryKey: productsKey });
    return available;
  };
}

function removalFailure(error: unknown): string {
  const { kind, status } = toApiError(error);
  if (status === 404) return words.gone;
  if (kind !== 'http') return `${words.deleteUnknown} ${describeError(error)}`;
  return words.deleteFailed(describeError(error));
}

/** Removes a product from the catalogue. */
export const useRemoveProduct = () =>
  useChange({
    send: (id: string) => call(deleteProduct, { parameters: { id } }),
    done: words.deleted,
    describe: removalFailure,
    queryKey: productsKey,
  });
