import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { Product } from '../api/get-product';
import { orderAmount } from '../lib/order-amount';
import { problemWords } from '../lib/problem-words';
import type { QuantityProblem } from '../lib/quantity-problem';

interface QuantityPickerProps {
  product: Product;
  quantity: number | null;
  problem: QuantityProblem | null;
  onQuantityChange: (quantity: number | null) => void;
  onPick: () => void;
}

/** The quantity, what it costs or why it cannot be bought, and the button that goes on with it. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { product, quantity, problem, onQuantityChange, onPick } = props;
  // Nobody has done anything wrong yet who has only not begun.
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
        hint={isMissing && problemWords(problem)}
        error={problem && !isMissing ? problemWords(problem) : undefined}
      />
      {!problem && quantity !== null && (
        <p className="text-muted">
          {messages.purchase.lineTotal(
            formatPieces(quantity),
            formatMoney(orderAmount(product.price, quantity), product.currency),
          )}
        </p>
      )}
      <Button type="submit" disabled={problem !== null} className="sm:w-fit">
        {messages.purchase.pickQuantity}
      </Button>
    </form>
  );
}
