import { getProductDetails, type ProductDetails } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { productPageKey } from '@/lib/query-keys';

/** Reads what the page of a product shows; null if the shop sells none with this handle. */
export const productPageQuery = (handle: string) => ({
  queryKey: productPageKey(handle),
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<ProductDetails | null> => {
    try {
      return await call(getProductDetails, { parameters: { handle }, signal });
    } catch (error) {
      if (toApiError(error).status === 404) return null;
      throw error;
    }
  },
});

export const useProductPage = (handle: string) => useQuery(productPageQuery(handle));
