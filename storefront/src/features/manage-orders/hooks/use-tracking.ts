import type { Order, Tracking } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError, toApiError } from '@/lib/http/api-error';
import { orderKey, ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { saveTracking } from '../api/orders';

const words = messages.manageOrders;

/** Changes the tracking of a shipped order, or removes it, and then calls `onDone`. */
export function useTracking({ _id }: Pick<Order, '_id'>, onDone: () => void) {
  const client = useQueryClient();
  return useAction(async (tracking: Tracking | undefined) => {
    try {
      await saveTracking(_id, tracking);
    } catch (error) {
      const failure = toApiError(error);
      const reason = describeError(failure);
      if (failure.kind === 'http') showError(words.trackingFailed(reason));
      else showError(words.trackingUnknown, reason);
      return;
    }
    showSuccess(tracking ? words.trackingSaved : words.trackingRemoved);
    onDone();
    const keys = [orderKey(_id), ordersKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
}
