import { checkList, type Order } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';

/** Reads the products of an order's lines as they are sold now, by their ids; null for one that is not. */
export function useOrderedProducts({ _id, lines }: Order) {
  return useQuery({
    queryKey: [...orderKey(_id), 'products'],
    queryFn: async () => {
      const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity }));
      const checked = await call(checkList, { body: { lines: wanted } });
      return new Map(
        lines.map(({ productId }, place) => [productId, checked.lines[place]?.product]),
      );
    },
    staleTime: 0,
  });
}
