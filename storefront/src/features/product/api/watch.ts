import { getWatch, unwatchProduct, watchProduct } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

export const watchKey = (productId: string, email: string) => ['watch', productId, email];

/** Reads whether a customer waits for a product. Without data for admins, who cannot buy. */
export const useWatch = (productId: string, email: string) =>
  useQuery({
    queryKey: watchKey(productId, email),
    queryFn: ({ signal }) => call(getWatch, { parameters: { productId }, signal }),
    retry: false,
    staleTime: 0,
  });

/** Asks for a mail when the product can be ordered again, or takes that back. */
export const setWatch = (productId: string, watched: boolean) =>
  call(watched ? watchProduct : unwatchProduct, { parameters: { productId } });
