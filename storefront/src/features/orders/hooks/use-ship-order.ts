import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { shipOrder } from '../api/ship-order';
import { shipFailure } from '../lib/order-failure';

/** Marks an order as shipped, says how it went and reads the orders again. */
export function useShipOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: shipOrder,
    onSuccess: () => showSuccess(messages.orders.shippedNow),
    onError: (error) => showError(shipFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
