import {
  getProductDetails,
  listPriceSteps,
  type PriceStep,
  type ProductDetails,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import { useSession } from '@/lib/session/session-store';
import { priceStepsKey, productPageKey } from '@/lib/query-keys';

/**
 * Reads what the page of a product shows; null if the shop sells none with this handle, or none can have
 * it (422).
 */
export const productPageQuery = (handle: string) => ({
  queryKey: productPageKey(handle),
  queryFn: ({ signal }: { signal?: AbortSignal }): Promise<ProductDetails | null> =>
    orNull(() => call(getProductDetails, { parameters: { handle }, signal })),
});

export const useProductPage = (handle: string) => useQuery(productPageQuery(handle));

/**
 * Returns what a signed-in visitor pays for a piece, which the price lists of their customer groups may
 * lower; until it is known, and for other visitors, what everyone pays.
 */
export function useOwnPriceSteps(product: ProductDetails | null | undefined): PriceStep[] {
  const { user } = useSession();
  const { _id: id = '', priceSteps = [] } = product ?? {};
  const { data } = useQuery({
    queryKey: [...priceStepsKey(id), user?.email],
    queryFn: async ({ signal }) =>
      (await call(listPriceSteps, { parameters: { id }, signedIn: true, signal })).data,
    enabled: user !== undefined && id !== '',
    staleTime: 0,
  });
  return data ?? priceSteps;
}
