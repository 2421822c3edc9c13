import { useQuery } from '@tanstack/react-query';
import { getOrder } from '../api/get-order';

/** The order that a payment page is about. */
export function useOrder(id: string) {
  return useQuery({ queryKey: ['order', id], queryFn: () => getOrder(id), staleTime: 0 });
}
