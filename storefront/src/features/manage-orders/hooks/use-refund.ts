import type { Order } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError, toApiError } from '@/lib/http/api-error';
import { formatMoney } from '@/lib/format/numbers';
import { orderKey, ordersKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { refund } from '../api/orders';
import { refundable, refundProblem } from '../lib/refund';

const words = messages.deskOrder;

/** Returns what the shop says about a refund that it did not make. */
function failureOf(error: unknown): string {
  const failure = toApiError(error);
  if (failure.code === 'refund_unconfirmed') return words.refundUnconfirmed;
  if (failure.status === 503) return words.providerAway;
  if (failure.kind !== 'http') return `${describeError(failure)} ${words.refundUnknown}`;
  return failure.fields?.amount ?? describeError(failure);
}

/** The refund of an order: all that is left, or another amount. `onDone` is called after a success. */
export function useRefund(order: Order, onDone: () => void) {
  const client = useQueryClient();
  const [isAll, setAll] = useState(true);
  const [typed, setTyped] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const amount = isAll ? refundable(order) : typed;
  const problem = refundProblem(amount, order);

  const send = useAction(async () => {
    setError(problem ?? undefined);
    if (problem !== null || amount === null) return;
    try {
      await refund(order._id, amount);
      showSuccess(words.refundDone(formatMoney(amount, order.currency)));
      onDone();
    } catch (failure) {
      setError(failureOf(failure));
    }
    const keys = [orderKey(order._id), ordersKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
  return {
    isAll,
    typed,
    error,
    /** The amount for the button; null while it is not one. */
    amount: problem === null ? amount : null,
    pending: send.pending,
    chooseAll: (all: boolean) => {
      setAll(all);
      setError(undefined);
    },
    type: (value: number | null) => {
      setTyped(value);
      setError(undefined);
    },
    send: send.run,
  };
}
