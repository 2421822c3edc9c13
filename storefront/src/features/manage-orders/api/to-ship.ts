import { countOrders } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { ordersKey } from '@/lib/query-keys';

/** Reads how many orders wait to be shipped, for the menu of staff; undefined while it is not known. */
export function useToShip(): number | undefined {
  const { data } = useQuery({
    queryKey: [...ordersKey, 'to-ship'],
    queryFn: () => call(countOrders, { query: {} }),
    refetchOnWindowFocus: true,
  });
  return data?.toShip;
}
