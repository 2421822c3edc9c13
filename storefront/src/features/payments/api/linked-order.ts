import {
  getLinkedOrder,
  type LinkedOrder,
  openLinkedPayment,
  payLinkedOrder,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as paths from '@/config/paths';
import { call } from '@/lib/http/shop-client';
import type { Payable } from '../lib/payable';

const linkKey = (token: string) => ['payment-link', token];

/** Reads the order that a link in a mail pays. */
export const useLinkedOrder = (token: string) =>
  useQuery({
    queryKey: linkKey(token),
    queryFn: ({ signal }) => call(getLinkedOrder, { parameters: { token }, signal }),
    staleTime: 0,
  });

/** Returns how an order is paid by a link; the server verifies the transaction with the provider. */
export function useLinkedPayable(token: string, { amount, currency }: LinkedOrder): Payable {
  return useMemo(() => {
    const parameters = { token };
    return {
      ...{ id: token, queryKey: linkKey(token), amount, currency },
      ...{ billing: undefined, page: paths.payByLink(token) },
      open: async () =>
        (await call(openLinkedPayment, { parameters, body: { amount } })).clientSecret,
      report: async (transactionId) => {
        await call(payLinkedOrder, { parameters, body: { transectionId: transactionId } });
      },
    };
  }, [token, amount, currency]);
}
