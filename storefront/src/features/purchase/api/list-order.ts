import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { listCheckKey } from '@/lib/query-keys';
import { listFailure, type ListFailure } from '../lib/list-failure';
import { placeOnce } from './place-once';

/** An order of several products, as it is sent; `amount` is decimal, the sum of the lines. */
interface ListOrder {
  lines: { productId: string; quantity: number }[];
  amount: number;
  poNumber?: string;
  name: string;
  email: string;
  phone: string;
  address: string;
}

type ListOutcome = { ok: true; orderId: string } | { ok: false; failure: ListFailure };

/** Places orders of several products. */
export function usePlaceListOrder() {
  const queryClient = useQueryClient();
  return async (order: ListOrder): Promise<ListOutcome> => {
    try {
      const orderId = await placeOnce(order);
      void queryClient.invalidateQueries();
      return { ok: true, orderId };
    } catch (error) {
      const failure = listFailure(toApiError(error));
      if (failure.isStale) await queryClient.invalidateQueries({ queryKey: listCheckKey });
      return { ok: false, failure };
    }
  };
}
