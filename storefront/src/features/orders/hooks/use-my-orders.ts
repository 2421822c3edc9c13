import { useQuery } from '@tanstack/react-query';
import { listMyOrders } from '../api/list-my-orders';

/** The orders of the signed-in user. A payment or a shipment may have changed them meanwhile. */
export function useMyOrders(email: string) {
  return useQuery({
    queryKey: ['orders', 'of', email],
    queryFn: () => listMyOrders(email),
    staleTime: 0,
  });
}
