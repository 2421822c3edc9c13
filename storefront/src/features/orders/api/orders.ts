import { cancelOrder, getOrder, listOrderEvents, listOwnOrders } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { idempotencyKeys } from '@/lib/idempotency-keys';
import { orderKey, ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';

/** Reads the orders of the signed-in user, newest first; others may have paid or shipped them. */
export function useMyOrders(email: string) {
  return useQuery({
    queryKey: [...ordersKey, 'of', email],
    queryFn: async () => {
      const orders = await call(listOwnOrders, { query: { email } });
      idempotencyKeys.settleAll();
      return orders;
    },
    staleTime: 0,
  });
}

/** Reads an order, for its owner or an admin; others may have paid, shipped or canceled it. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: () => call(getOrder, { parameters: { id } }),
    staleTime: 0,
  });
}

/** Reads what has happened to an order, oldest first. */
export function useOrderEvents(id: string) {
  return useQuery({
    queryKey: [...orderKey(id), 'events'],
    queryFn: () => call(listOrderEvents, { parameters: { id } }),
    staleTime: 0,
  });
}

/** Cancels an order. Everything is read again, because the stock has grown. */
export const useCancelOrder = () =>
  useChange({
    send: (id: string) => call(cancelOrder, { parameters: { id } }),
    done: messages.orders.cancelled,
    describe: cancelFailure,
  });

/** Returns the reason why an order was not canceled, for the customer. */
export function cancelFailure(error: unknown): string {
  const { kind, status } = toApiError(error);
  const orders = messages.orders;
  if (status === 409) return orders.cancelConflict;
  if (status === 404) return orders.cancelGone;
  if (kind !== 'http') return `${orders.cancelUnknown} ${describeError(error)}`;
  return orders.cancelFailed(describeError(error));
}
