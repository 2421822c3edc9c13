import { multiplyAmount } from '@harrow/money';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { unitPriceAt } from '@/lib/price-steps';
import { messages } from '@/messages';
import type { OfferedProduct } from '../api/purchase';
import { describeProblem, type QuantityProblem } from '../lib/quantity-problem';

interface QuantityPickerProps {
  product: OfferedProduct;
  quantity: number | null;
  problem: QuantityProblem | null;
  onQuantityChange: (quantity: number | null) => void;
  onPick: () => void;
}

/**
 * The quantity field and the Pick Quantity button, beside its total or the reason why it cannot be
 * pressed. The button stays focusable then, and leads to the field. It has the focus on a page that was
 * opened with a quantity.
 */
export function QuantityPicker(props: QuantityPickerProps) {
  const { product, quantity, problem, onQuantityChange, onPick } = props;
  const field = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [arrivedFilled] = useState(problem === null);
  useEffect(() => {
    const pick = form.current?.querySelector<HTMLElement>('[type=submit]');
    if (arrivedFilled) pick?.focus({ preventScroll: true });
  }, [arrivedFilled]);
  // An empty field is not an error before the user enters something.
  const isWrong = problem !== null && problem.reason !== 'none_entered';
  return (
    <form
      ref={form}
      noValidate
      className="screen-only grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) field.current?.focus();
        else onPick();
      }}
    >
      <NumberField
        ref={field}
        label={messages.purchase.quantity}
        unit={messages.purchase.quantityUnit}
        value={quantity}
        onValueChange={onQuantityChange}
        min={product.minimum}
        max={product.available}
        errorElsewhere={isWrong ? reasonId : undefined}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          type="submit"
          aria-disabled={problem !== null}
          aria-describedby={reasonId}
          className="aria-disabled:cursor-not-allowed max-sm:w-full"
        >
          {messages.purchase.pickQuantity}
        </Button>
        <p
          id={reasonId}
          aria-live="polite"
          className={`min-w-0 flex-1 basis-48 ${isWrong ? 'font-medium text-red-text' : problem ? 'text-muted' : ''}`}
        >
          {problem ? describeProblem(problem) : <Total product={product} quantity={quantity} />}
        </p>
      </div>
    </form>
  );
}

function Total({ product, quantity }: Pick<QuantityPickerProps, 'product' | 'quantity'>) {
  const pieces = quantity ?? 0;
  const total = multiplyAmount(unitPriceAt(product.priceSteps, pieces), pieces);
  return (
    <>{messages.purchase.lineTotal(formatPieces(pieces), formatMoney(total, product.currency))}</>
  );
}
