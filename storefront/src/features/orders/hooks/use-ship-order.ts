import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { shipOrder } from '../api/ship-order';
import { shipFailure } from '../lib/order-failure';

/** Marks an order as shipped, says how it went and reads the orders again. */
export function useShipOrder() {
  const queryClient = useQueryClient();
  return useAction(async (id: string) => {
    try {
      await shipOrder(id);
      showSuccess(messages.orders.shippedNow);
    } catch (error) {
      showError(shipFailure(error));
    }
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
  });
}
