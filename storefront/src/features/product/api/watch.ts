import { getWatch, unwatchProduct, type Watch, watchProduct } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { accessToken, call } from '@/lib/http/shop-client';

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
export async function setWatch(productId: string, watched: boolean): Promise<Watch> {
  const send = () => call(watched ? watchProduct : unwatchProduct, { parameters: { productId } });
  try {
    return await send();
  } catch (error) {
    if (toApiError(error).code !== 'email_not_verified') throw error;
    await accessToken(true); // the token may be older than the verification
    return await send();
  }
}
