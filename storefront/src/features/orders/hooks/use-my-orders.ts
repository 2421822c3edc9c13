import { useQuery } from '@tanstack/react-query';
import { orderKeys } from '@/lib/order-keys';
import { listMyOrders } from '../api/list-my-orders';

/** The orders of the signed-in user. A payment or a shipment may have changed them meanwhile. */
export function useMyOrders(email: string) {
  return useQuery({
    queryKey: ['orders', 'of', email],
    queryFn: async () => {
      const orders = await listMyOrders(email);
      orderKeys.settleAll();
      return orders;
    },
    staleTime: 0,
  });
}
