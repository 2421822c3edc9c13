import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { orderKeys } from '@/lib/order-keys';
import { placeOrder, type OrderRequest } from '../api/place-order';
import { reportStock } from '../api/report-stock';
import { purchaseFailure, type PurchaseFailure } from '../lib/purchase-failure';

/** How confirming a purchase ended. */
export type PurchaseOutcome = { ok: true } | { ok: false; failure: PurchaseFailure };

/** Places orders, each once, however often it is tried until its answer has come. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return async (order: OrderRequest, remaining: number): Promise<PurchaseOutcome> => {
    try {
      await placeOrder(order, orderKeys.of(order));
    } catch (error) {
      const failure = purchaseFailure(toApiError(error));
      if (failure.isStale)
        await queryClient.invalidateQueries({ queryKey: ['product', order.productId] });
      return { ok: false, failure };
    }
    orderKeys.settle(order);
    // The report changes nothing for a customer, so a failure of it loses nothing: either way the
    // stock and the lists of orders are read again.
    void Promise.allSettled([reportStock(order.productId, remaining)]).then(() =>
      queryClient.invalidateQueries(),
    );
    return { ok: true };
  };
}
