import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showError } from '@/components/ui/toast';
import { toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { listAllProducts, NOT_FOUND } from '../api/list-all-products';

/** Every product of the catalogue; says so where the catalogue has found none. */
export function useAllProducts() {
  const query = useQuery({
    queryKey: ['products', 'all'],
    queryFn: ({ signal }) => listAllProducts(signal),
    staleTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error && toApiError(error).code === NOT_FOUND) showError(messages.manageProducts.notFound);
  }, [error]);
  return query;
}
