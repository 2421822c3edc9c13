import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { cancelOrder } from '../api/cancel-order';
import { cancelFailure } from '../lib/order-failure';

/** Cancels an order, says how it went and reads everything that it changed again. */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  return useAction(async (id: string) => {
    try {
      await cancelOrder(id);
      showSuccess(messages.orders.cancelled);
    } catch (error) {
      showError(cancelFailure(error));
    }
    // The list, whatever happened: a refusal says that it is not what this page shows. And the
    // stock, which has grown.
    await queryClient.invalidateQueries();
  });
}
