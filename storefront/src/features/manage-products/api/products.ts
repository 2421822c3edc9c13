import { deleteProduct, getPaymentConfig, listProducts, type ChargeRules } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showError } from '@/components/ui/toast';
import { useChange } from '@/components/ui/use-change';
import { ApiError, describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const words = messages.manageProducts;

/** The key of every list of products. */
export const productsKey = ['products'];

/** The code of the error for an answer that found no products. */
export const NOT_FOUND = 'products_not_found';

/** Reads every product of the catalogue, newest first; a toast says where there are none. */
export function useAllProducts() {
  const query = useQuery({
    queryKey: [...productsKey, 'all'],
    queryFn: async ({ signal }) => {
      const answer = await call(listProducts, { query: {}, signedIn: true, signal });
      if (answer.success) return answer.data;
      const message = words.notFoundHint;
      throw new ApiError({ kind: 'http', status: 404, code: NOT_FOUND, message });
    },
    staleTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error && toApiError(error).code === NOT_FOUND) showError(words.notFound);
  }, [error]);
  return query;
}

/**
 * Reads the rules of prices in the shop's currency; null until they are there. The form does not
 * wait: the server checks each price itself.
 */
export function usePriceRules(): ChargeRules | null {
  const { data } = useQuery({
    queryKey: ['price-rules'],
    queryFn: async ({ signal }) => (await call(getPaymentConfig, { signal })).currency,
  });
  return data ?? null;
}

function removalFailure(error: unknown): string {
  const { kind, status } = toApiError(error);
  if (status === 404) return words.deleteGone;
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
