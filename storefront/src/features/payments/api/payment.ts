import { getPaymentConfig, openPayment, payOrder, type Order } from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { loadPaymentSdk } from '@/lib/payment/load-payment-sdk';
import { orderKey } from '@/lib/query-keys';

export const clientSecretKey = (orderId: string) => ['client-secret', orderId];

/**
 * Reads the client secret of the order's payment intent. The server answers a second call with the
 * same open intent, so an order has one that can be charged once. It is not cached beyond the page.
 */
export function useClientSecret({ _id, amount }: Order) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...clientSecretKey(_id), amount],
    queryFn: async () => {
      try {
        return (await call(openPayment, { body: { amount, orderId: _id } })).clientSecret;
      } catch (error) {
        // Paid, cancelled or expired in the meantime, perhaps in another tab: the order itself says so.
        const hasChanged = [404, 409, 422].includes(toApiError(error).status ?? 0);
        if (hasChanged) void queryClient.invalidateQueries({ queryKey: orderKey(_id) });
        throw error;
      }
    },
    staleTime: Infinity,
    cacheTime: 0,
  });
}

/** Loads the card provider's SDK, once for the lifetime of the application. */
export function usePaymentSdk() {
  return useQuery({
    queryKey: ['card-sdk'],
    queryFn: async () => loadPaymentSdk(await call(getPaymentConfig, {})),
    staleTime: Infinity,
    cacheTime: Infinity,
    // a stateful object, not an answer to be compared with the last one
    structuralSharing: false,
  });
}

/**
 * Reports the transaction that paid the order; the server verifies it with the provider. Repeating it
 * changes nothing. Throws `ApiError`.
 */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  const parameters = { id: orderId };
  // in the specification's spelling
  await call(payOrder, { parameters, body: { orderedId: orderId, transectionId: transactionId } });
}
