import { X } from 'lucide-react';
import { Skeleton } from '@/components/ui/loading';
import { PartNumber } from '@/components/ui/part-number';
import { QuantityField } from '@/components/ui/quantity-field';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/numbers';
import { lineProblem } from '@/lib/line-problem';
import { messages } from '@/messages';
import type { NewLine, NewOrder } from '../hooks/use-new-order';

const words = messages.customers.newOrder;

/** The lines of a new order at the prices of its customer, and their sum. */
export function NewOrderLines({ order }: { order: NewOrder }) {
  const { lines, amount, currency } = order;
  if (lines.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <>
      <ul aria-label={words.lines} className="border-y border-line">
        {lines.map((line) => (
          <Line key={line.productId} line={line} order={order} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{words.total}</span>
        <span className="figure text-2xl">{formatMoney(amount, currency)}</span>
      </p>
    </>
  );
}

function Line({ line, order }: { line: NewLine; order: NewOrder }) {
  const { productId, quantity, checked } = line;
  const { product, price = null, amount = null } = checked ?? {};
  const problem = checked && checked.state !== 'ok' ? lineProblem(checked.state, checked) : null;
  const name = product?.name ?? '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line py-2.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto_7rem_auto]">
      <span className="min-w-0 max-sm:col-span-2">
        {product ? (
          <>
            <UserText className="font-semibold wrap-anywhere">{name}</UserText>{' '}
            <PartNumber>{product.sku}</PartNumber>
          </>
        ) : (
          !checked && <Skeleton className="h-6 w-40" />
        )}
        {price !== null && (
          <span className="block text-sm text-muted">
            {words.each(formatMoney(price, order.currency))}
          </span>
        )}
        {problem !== null && (
          <strong className="block text-sm font-medium text-red-text">{problem}</strong>
        )}
      </span>
      <QuantityField
        isSmall
        label={words.piecesOf(name)}
        value={quantity}
        min={product?.minimum ?? 1}
        max={product?.available ?? quantity}
        isWrong={problem !== null}
        onValueChange={(pieces) => {
          if (pieces !== null && Number.isInteger(pieces) && pieces > 0) {
            order.setQuantity(productId, pieces);
          }
        }}
      />
      <span className="text-right font-semibold tabular-nums max-sm:order-last">
        {amount !== null && formatMoney(amount, order.currency)}
      </span>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={() => order.remove(productId)}
        className="grid size-11 place-items-center justify-self-end rounded-control text-muted hover:bg-panel hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  );
}
