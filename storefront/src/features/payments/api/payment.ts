import { getPaymentConfig, openPayment, payOrder, type Order } from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as paths from '@/config/paths';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { loadPaymentSdk } from '@/lib/payment/load-payment-sdk';
import { orderKey } from '@/lib/query-keys';
import type { Payable } from '../lib/payable';

export const clientSecretKey = (id: string) => ['client-secret', id];

/**
 * Reads the client secret of the order's payment intent. The server answers a second call with the
 * same open intent, so an order has one that can be charged once. It is not cached beyond the page.
 */
export function useClientSecret({ id, amount, open, queryKey }: Payable) {
  const queryClient = useQueryClient();
  const readOrder = () => queryClient.invalidateQueries({ queryKey });
  return useQuery({
    queryKey: [...clientSecretKey(id), amount],
    queryFn: async () => {
      try {
        return await open();
      } catch (error) {
        // Paid, cancelled or expired in the meantime, perhaps in another tab: the order itself says so.
        const hasChanged = [404, 409, 422].includes(toApiError(error).status ?? 0);
        if (hasChanged) void readOrder();
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

/** Returns how its customer pays an order; the server verifies the transaction with the provider. */
export function useOwnPayable({ _id, amount, currency, name, email }: Order): Payable {
  return useMemo(
    () => ({
      ...{ id: _id, queryKey: orderKey(_id), amount, currency, page: paths.payment(_id) },
      billing: { name, email },
      open: async () => (await call(openPayment, { body: { amount, orderId: _id } })).clientSecret,
      report: async (transactionId) => {
        const parameters = { id: _id };
        // in the specification's spelling
        const body = { orderedId: _id, transectionId: transactionId };
        await call(payOrder, { parameters, body });
      },
    }),
    [_id, amount, currency, name, email],
  );
}
