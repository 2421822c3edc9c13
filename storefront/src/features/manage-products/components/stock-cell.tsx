import type { Product } from '@harrow/contract';
import { Check, LoaderCircle, Pencil, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ROW_CONTROL } from '@/components/ui/control';
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
  /** Called with the stock that the server has stored. */
  onSaved: (pieces: number) => void;
  /** The mark of a low stock, beside it. */
  children: ReactNode;
}

/** The stock of a product, and the field that changes it in place. */
export function StockCell({ product, onSaved, children }: StockCellProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // after the button is rendered again
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isEditing) return <StockForm product={product} onSaved={onSaved} onClose={close} />;
  const pieces = formatPieces(product.available);
  return (
    <div className="flex flex-wrap items-center gap-x-3 min-[60rem]:justify-end min-[60rem]:gap-x-2">
      {children}
      <button
        ref={opener}
        type="button"
        aria-label={words.changeStock(pieces, isolate(product.name))}
        aria-keyshortcuts="A"
        onClick={() => setEditing(true)}
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
  onClose: () => void;
}

const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border min-[60rem]:size-8 aria-disabled:cursor-progress';

/** The typed stock, its problem, and the request that stores it. */
function useStockForm({ product: { _id, available }, onSaved, onClose }: StockFormProps) {
  const [typed, type] = useState(String(available));
  const [problem, setProblem] = useState<string | null>(null);
  const setStock = useSetStock();
  const { run, pending } = useAction(async () => {
    const pieces = parseNumber(typed);
    const message = pieces === null ? words.stockRequired : piecesProblem(pieces, 0);
    setProblem(message);
    if (message !== null || pieces === null) return;
    try {
      if (pieces !== available) onSaved(await setStock(_id, pieces));
      onClose();
    } catch (error) {
      const isGone = toApiError(error).status === 404;
      setProblem(isGone ? words.gone : words.notSaved(describeError(error)));
    }
  });
  return { typed, type, problem, pending, save: run };
}

function StockForm(props: StockFormProps) {
  const { product, onClose } = props;
  const { typed, type, problem, pending, save } = useStockForm(props);
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const cancel = () => {
    if (!pending) onClose();
  };
  const SaveIcon = pending ? LoaderCircle : Check;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid min-[60rem]:justify-items-end"
    >
      <span className="flex items-center gap-1 min-[60rem]:-mr-1">
        <input
          ref={input}
          onKeyDown={({ key }) => {
            if (key === 'Escape') cancel();
          }}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.stockOf(isolate(product.name))}
          aria-invalid={problem !== null}
          aria-describedby={errorId}
          readOnly={pending}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={`w-22 text-right tabular-nums ${ROW_CONTROL}`}
        />
        <button
          type="submit"
          aria-label={words.save}
          aria-disabled={pending}
          className={`${ICON_BUTTON} border-edge hover:bg-ink hover:text-paper`}
        >
          <SaveIcon aria-hidden className={`size-4 ${pending ? 'animate-spin' : ''}`} />
        </button>
        <button
          type="button"
          aria-label={words.keepStock(formatPieces(product.available))}
          aria-disabled={pending}
          onClick={cancel}
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
