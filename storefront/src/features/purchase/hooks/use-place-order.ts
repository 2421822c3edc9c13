import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toApiError } from '@/lib/http/api-error';
import { placeOrder, type OrderRequest } from '../api/place-order';
import { reportStock } from '../api/report-stock';
import { attemptFor, type PurchaseAttempt } from '../lib/purchase-attempt';
import { purchaseFailure, type PurchaseFailure } from '../lib/purchase-failure';

/** How confirming a purchase ended. */
export type PurchaseOutcome = { ok: true } | { ok: false; failure: PurchaseFailure };

/**
 * Places orders from one purchase page. As long as the same order is tried again it goes out under
 * the same key; the key lives as long as the page, or what is kept of it over a new login (`kept`),
 * so that an order that somebody places anew later, knowing of the first, is a second order.
 */
export function usePlaceOrder(kept: PurchaseAttempt | undefined) {
  const queryClient = useQueryClient();
  const attempt = useRef<PurchaseAttempt | null>(kept ?? null);

  const place = async (order: OrderRequest, remaining: number): Promise<PurchaseOutcome> => {
    attempt.current = attemptFor(attempt.current, order);
    try {
      await placeOrder(order, attempt.current.key);
    } catch (error) {
      const failure = purchaseFailure(toApiError(error));
      if (failure.isStale)
        await queryClient.invalidateQueries({ queryKey: ['product', order.productId] });
      return { ok: false, failure };
    }
    attempt.current = null;
    // The report changes nothing for a customer, so a failure of it loses nothing: either way the
    // stock and the lists of orders are read again.
    void Promise.allSettled([reportStock(order.productId, remaining)]).then(() =>
      queryClient.invalidateQueries(),
    );
    return { ok: true };
  };
  return { place, attempt };
}
