import type { Order, OrderLine } from '@harrow/contract';
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
import { holdingLines, type PiecesBack, piecesProblem, restockOf } from '../lib/restock';

const words = messages.deskOrder;

/** Returns the message for a failed refund. */
function failureOf(error: unknown): string {
  const failure = toApiError(error);
  if (failure.code === 'refund_unconfirmed') return words.refundUnconfirmed;
  if (failure.status === 503) return words.providerAway;
  if (failure.kind !== 'http') return `${describeError(failure)} ${words.refundUnknown}`;
  return failure.fields?.amount ?? describeError(failure);
}

interface Choice {
  /** Whether to refund the whole remaining amount. */
  isAll: boolean;
  /** Another amount; null while there is none. */
  typed: number | null;
  /** Pieces to put back into stock; a line without an entry puts nothing back. */
  pieces: PiecesBack;
  error?: string;
}

/** The refund of an order: the whole remaining amount or a part of it, and pieces that go back into stock. `onDone` is called on success. */
export function useRefund(order: Order, onDone: () => void) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>({ isAll: true, typed: null, pieces: {} });
  const { isAll, typed, pieces } = choice;
  const lines = holdingLines(order.lines);
  const choose = (change: Partial<Choice>) => setChoice((now) => ({ ...now, ...change }));
  const amount = isAll ? refundable(order) : typed;
  const problem = refundProblem(amount, order);

  const send = useAction(async () => {
    choose({ error: problem ?? undefined });
    if (problem !== null || amount === null) return;
    if (lines.some((line) => piecesProblem(pieces[line.productId], line) !== null)) return;
    try {
      await refund(order._id, amount, restockOf(lines, pieces));
      showSuccess(words.refundDone(formatMoney(amount, order.currency)));
      onDone();
    } catch (failure) {
      choose({ error: failureOf(failure) });
    }
    const keys = [orderKey(order._id), ordersKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
  return {
    ...choice,
    /** The amount in the button's label; null while it is invalid. */
    amount: problem === null ? amount : null,
    lines,
    pieceProblem: (line: OrderLine) => piecesProblem(pieces[line.productId], line),
    putBack: (productId: string, quantity: number | null) =>
      choose({ pieces: { ...pieces, [productId]: quantity }, error: undefined }),
    pending: send.pending,
    choose: (change: Partial<Choice>) => choose({ ...change, error: undefined }),
    send: send.run,
  };
}
