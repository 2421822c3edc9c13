import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { formatPieces } from '@/lib/format/numbers';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { sendStock } from '../api/stock-movements';
import { productsKey } from '../api/products';
import { piecesProblem } from '../lib/product-terms';

const words = messages.stock;

/** What is typed of a receipt or a count. */
interface TypedStock {
  kind: 'received' | 'counted';
  /** Null while the field is empty, NaN while its text is not a number. */
  pieces: number | null;
  reason: string;
}

interface Problems {
  pieces?: string;
  reason?: string;
  /** Of the whole: the stock was not changed. */
  other?: string;
}

function problemsOf({ kind, pieces, reason }: TypedStock): Problems {
  const problem =
    pieces === null ? words.piecesRequired : piecesProblem(pieces, kind === 'received' ? 1 : 0);
  return {
    ...(problem !== null && { pieces: problem }),
    ...(reason.trim() === '' && { reason: words.reasonRequired }),
  };
}

/** A receipt or a count as it is typed, its problems, its outcome, and the request that stores it. */
export function useStockForm(id: string) {
  const [typed, setTyped] = useState<TypedStock>({ kind: 'received', pieces: null, reason: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState('');
  const queryClient = useQueryClient();
  const { run, pending } = useAction(async () => {
    const found = problemsOf(typed);
    setProblems(found);
    setOutcome('');
    if (Object.keys(found).length > 0) return;
    try {
      const { kind, pieces, reason } = typed;
      const { available } = await sendStock(id, { [kind]: pieces ?? 0, reason });
      setTyped({ ...typed, pieces: null, reason: '' });
      setOutcome(words.stockIs(formatPieces(available)));
    } catch (error) {
      const { kind, fields } = toApiError(error);
      const inField = fields?.received ?? fields?.counted;
      const unknown = kind === 'http' ? words.notSaved : words.whenUnknown;
      setProblems(
        fields
          ? { pieces: inField, reason: fields.reason }
          : { other: unknown(describeError(error)) },
      );
    }
    await queryClient.invalidateQueries({ queryKey: productsKey });
  });
  const choose = (choice: Partial<TypedStock>) => {
    setTyped((former) => ({ ...former, ...choice }));
    setProblems({});
  };
  return { typed, problems, outcome, pending, choose, save: run };
}
