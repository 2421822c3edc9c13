import { useQuery } from '@tanstack/react-query';
import { getProduct } from '../api/get-product';

/** The product of a purchase page. Its stock is somebody else's business too, so it is always read anew. */
export function useProduct(id: string) {
  return useQuery({ queryKey: ['product', id], queryFn: () => getProduct(id), staleTime: 0 });
}
