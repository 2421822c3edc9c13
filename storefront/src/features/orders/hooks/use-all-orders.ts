import { useQuery } from '@tanstack/react-query';
import { listOrders } from '../api/list-orders';

/** The orders of all customers. */
export function useAllOrders() {
  return useQuery({ queryKey: ['orders', 'all'], queryFn: listOrders, staleTime: 0 });
}
