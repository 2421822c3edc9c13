import type { Product } from '@harrow/contract';
import { Check, LoaderCircle, Pencil, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAction } from '@/components/ui/use-action';
import { formatPieces } from '@/lib/format/numbers';
import { isolate } from '@/lib/format/isolate';
import { parseNumber } from '@/lib/forms/parse-number';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useSetStock } from '../api/products';
import { piecesProblem } from '../lib/product-terms';

const words = messages.manageProducts;

interface StockCellProps {
  product: Product;
  isEditing: boolean;
  /** Called to open or to close the field. */
  onEditing: (isEditing: boolean) => void;
  /** Called with the stock that the server has stored. */
  onSaved: (pieces: number) => void;
  /** The mark of a low stock, beside it. */
  children: ReactNode;
}

/** The stock of a product, and the field that changes it in place. */
export function StockCell({ product, isEditing, onEditing, onSaved, children }: StockCellProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEditing(false);
    // once the button is there again
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isEditing) {
    return (
      <StockForm
        product={product}
        onCancel={close}
        onSaved={(pieces) => {
          onSaved(pieces);
          close();
        }}
      />
    );
  }
  const pieces = formatPieces(product.available);
  return (
    <div className="flex flex-wrap items-center gap-x-3 min-[60rem]:justify-end min-[60rem]:gap-x-2">
      {children}
      <button
        ref={opener}
        type="button"
        aria-label={words.changeStock(pieces, isolate(product.name))}
        onClick={() => onEditing(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-transparent px-2 whitespace-nowrap tabular-nums hover:border-edge hover:bg-card max-[60rem]:-ml-2 min-[60rem]:-mr-2 min-[60rem]:min-h-8 min-[60rem]:min-w-30 min-[60rem]:justify-end"
      >
        {pieces} <Pencil aria-hidden className="size-3.5 text-muted" />
      </button>
    </div>
  );
}

interface StockFormProps {
  product: Product;
  onSaved: (pieces: number) => void;
  onCancel: () => void;
}

const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border min-[60rem]:size-8 aria-disabled:cursor-progress';

function StockForm({ product: { _id, name, available }, onSaved, onCancel }: StockFormProps) {
  const [typed, setTyped] = useState(String(available));
  const [problem, setProblem] = useState<string | null>(null);
  const setStock = useSetStock();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const { run, pending } = useAction(async () => {
    const pieces = parseNumber(typed);
    const message = pieces === null ? words.stockRequired : piecesProblem(pieces, 0);
    setProblem(message);
    if (message !== null || pieces === null) return;
    if (pieces === available) {
      onCancel();
      return;
    }
    try {
      onSaved(await setStock(_id, pieces));
    } catch (error) {
      const isGone = toApiError(error).status === 404;
      setProblem(isGone ? words.gone : words.notSaved(describeError(error)));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      className="grid min-[60rem]:justify-items-end"
    >
      <span className="flex items-center gap-1 min-[60rem]:-mr-1">
        <input
          ref={input}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !pending) onCancel();
          }}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.stockOf(isolate(name))}
          aria-invalid={problem !== null}
          aria-describedby={errorId}
          readOnly={pending}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-11 w-22 min-w-0 rounded-control border border-edge bg-card px-3 text-right tabular-nums focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-red-text min-[60rem]:min-h-8"
        />
        <button
          type="submit"
          aria-label={words.save}
          aria-disabled={pending}
          className={`${ICON_BUTTON} border-edge hover:bg-ink hover:text-paper`}
        >
          {pending ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <Check aria-hidden className="size-4" />
          )}
        </button>
        <button
          type="button"
          aria-label={words.keepStock(formatPieces(available))}
          aria-disabled={pending}
          onClick={() => {
            if (!pending) onCancel();
          }}
          className={`${ICON_BUTTON} border-transparent text-muted hover:bg-panel hover:text-ink`}
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <span
        id={errorId}
        role="alert"
        className="text-left text-sm font-medium text-pretty text-red-text empty:hidden"
      >
        {problem}
      </span>
    </form>
  );
}
