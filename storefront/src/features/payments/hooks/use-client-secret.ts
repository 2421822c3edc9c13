import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { createPaymentIntent } from '../api/create-payment-intent';
import type { PayableOrder } from '../api/get-order';

/** The client secret of the order's payment intent. Kept no longer than the page that uses it. */
export function useClientSecret(order: PayableOrder) {
  const queryClient = useQueryClient();
  const { _id, amount } = order;
  const prepare = async () => {
    try {
      return await createPaymentIntent(order);
    } catch (error) {
      // Paid, cancelled or expired in the meantime, perhaps in another tab: the order itself says so.
      const hasChanged = [404, 409, 422].includes(toApiError(error).status ?? 0);
      if (hasChanged) void queryClient.invalidateQueries({ queryKey: ['order', _id] });
      throw error;
    }
  };
  return useQuery({
    queryKey: ['client-secret', _id, amount],
    queryFn: prepare,
    staleTime: Infinity,
    cacheTime: 0,
  });
}
