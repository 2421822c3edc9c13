import { useQuery } from '@tanstack/react-query';
import { listOrders } from '../api/list-orders';

/** The orders of all customers. */
export function useAllOrders() {
  return useQuery(['orders', 'all'], listOrders, { staleTime: 0 });
}
