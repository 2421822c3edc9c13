import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { useDebounced } from '@/components/ui/use-debounced';
import { isolate } from '@/lib/format/isolate';
import { describeError } from '@/lib/http/api-error';
import { useSuggestions } from '@/lib/suggestions';
import { messages } from '@/messages';
import { checkFor } from '../api/new-order';

const words = messages.customers.newOrder;

const DEBOUNCE_MS = 150;
const MIN_TYPED = 2;

interface ProductPickerProps {
  customerId: string;
  /** Called with a product, and the pieces that an order has at least. */
  onPick: (line: { productId: string; quantity: number }) => void;
}

/** Finds a product by its part number in any spelling, or by its name. */
export function ProductPicker({ customerId, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const settled = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useSuggestions(settled.length >= MIN_TYPED ? settled : '');
  const found = settled.length >= MIN_TYPED ? (data?.products ?? []) : [];
  const pick = (productId: string, quantity: number) => {
    onPick({ productId, quantity });
    setTyped('');
    setProblem(undefined);
  };
  const { run, pending } = useAction(async (number: string): Promise<void> => {
    setProblem(undefined);
    try {
      const { lines } = await checkFor(customerId, [{ number, quantity: 1 }]);
      const product = lines[0]?.product;
      if (product) pick(product._id, product.minimum);
      else setProblem(found.length > 0 ? words.chooseOne : words.notFound);
    } catch (error) {
      setProblem(describeError(error));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void run(typed.trim());
      }}
      className="grid gap-2"
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            label={words.product}
            value={typed}
            error={problem}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        </div>
        <Button type="submit" variant="ghost" pending={pending} pendingLabel={words.adding}>
          {words.addLine}
        </Button>
      </div>
      {typed.trim() !== '' && found.length > 0 && (
        <ul aria-label={words.suggestions} className="border-y border-line">
          {found.map(({ _id, name, sku, minimum }) => (
            <li key={_id} className="border-line not-first:border-t">
              <button
                type="button"
                onClick={() => pick(_id, minimum)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-2 text-left hover:bg-panel"
              >
                <span className="font-semibold wrap-anywhere">{isolate(name)}</span>
                {sku !== null && <span className="figure wrap-anywhere">{isolate(sku)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
