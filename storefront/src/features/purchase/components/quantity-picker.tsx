import { multiplyAmount } from '@harrow/money';
import type { Product } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

import { describeProblem, type QuantityProblem } from '../lib/quantity-problem';

interface QuantityPickerProps {
  product: Product;
  quantity: number | null;
  problem: QuantityProblem | null;
  onQuantityChange: (quantity: number | null) => void;
  onPick: () => void;
}

/** The quantity field with its total or error, and the Pick Quantity button. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { product, quantity, problem, onQuantityChange, onPick } = props;
  // An empty field is not an error before the user enters something.
  const isMissing = problem?.reason === 'none_entered';
  return (
    <form
      noValidate
      className="screen-only grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onPick();
      }}
    >
      <NumberField
        label={messages.purchase.quantity}
        unit={messages.purchase.quantityUnit}
        value={quantity}
        onValueChange={onQuantityChange}
        min={product.minimum}
        max={product.available}
        hint={isMissing && describeProblem(problem)}
        error={problem && !isMissing ? describeProblem(problem) : undefined}
      />
      {!problem && quantity !== null && (
        <p className="text-muted">
          {messages.purchase.lineTotal(
            formatPieces(quantity),
            formatMoney(multiplyAmount(product.price, quantity), product.currency),
          )}
        </p>
      )}
      <Button type="submit" disabled={problem !== null} className="sm:w-fit">
        {messages.purchase.pickQuantity}
      </Button>
    </form>
  );
}
