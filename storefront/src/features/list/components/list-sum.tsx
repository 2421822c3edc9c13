import { MAX_ORDER_LINES, MAX_PO_NUMBER_LENGTH } from '@harrow/contract';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { DeliveryLine } from '@/components/ui/delivery-line';
import { CONTROL } from '@/components/ui/control';
import { SumRows } from '@/components/ui/sum-note';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.myList;

interface ListSumProps {
  products: number;
  pieces: number;
  /** Decimal, in `currency`. */
  amount: number;
  currency: string;
  /** Lines that stay on the list. */
  problems: number;
  /** Whether some lines do not fit into one order. */
  isCut: boolean;
  poNumber: string;
  onPoNumberChange: (poNumber: string) => void;
  /** Says what stands in the way of an order, or what comes first. */
  note?: string;
  button: RefObject<HTMLDivElement>;
  onOrder: () => void;
}

/** The sum of the list, and the way to order it. */
export function ListSum(props: ListSumProps) {
  const { products, amount, currency, problems, isCut, note, button, onOrder } = props;
  const total = formatMoney(amount, currency);
  const count = words.products(products);
  return (
    <div className="grid gap-4 rounded-card border border-edge bg-card p-6">
      <dl className="grid gap-1.5 tabular-nums" aria-live="polite">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{words.sum(count, formatPieces(props.pieces))}</dt>
          <dd>{total}</dd>
        </div>
        <SumRows currency={currency} />
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{words.total}</dt>
          <dd className="figure text-[2rem] leading-none">{total}</dd>
        </div>
      </dl>
      <PoNumber value={props.poNumber} onChange={props.onPoNumberChange} />
      <div className="text-sm">
        <DeliveryLine />
      </div>
      <div ref={button} className="print:hidden">
        <Button
          className="min-h-14 w-full px-4 text-lg"
          aria-disabled={products === 0}
          onClick={products === 0 ? undefined : onOrder}
        >
          {products === 0 ? words.nothingToOrder : words.order(count, total)}
        </Button>
      </div>
      {[note, problems > 0 && words.stay(problems), isCut && words.maxLines(MAX_ORDER_LINES)].map(
        (text) =>
          text && (
            <p key={text} className="text-sm text-pretty text-muted">
              {text}
            </p>
          ),
      )}
    </div>
  );
}

function PoNumber({ value, onChange }: { value: string; onChange: (poNumber: string) => void }) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">
        {words.poNumber} <span className="font-normal text-muted">{words.optional}</span>
      </span>
      <input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={MAX_PO_NUMBER_LENGTH}
        autoComplete="off"
        className={CONTROL}
      />
    </label>
  );
}

interface OrderBarProps {
  products: number;
  total: string;
  /** Around the button that the bar stands in for. */
  button: RefObject<HTMLDivElement>;
  onOrder: () => void;
}

/** On a phone, the total and Order at the lower edge until the button itself is in sight. */
export function OrderBar({ products, total, button, onOrder }: OrderBarProps) {
  const isBelow = useIsBelow(button);
  if (!isBelow || products === 0) return null;
  return (
    <div
      role="region"
      aria-label={words.orderShort}
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 items-center justify-between gap-4 border-t border-edge bg-card px-4 md:hidden print:hidden"
    >
      <p className="leading-tight">
        <span className="block text-sm text-muted">{words.products(products)}</span>
        <span className="figure text-[1.375rem]">{total}</span>
      </p>
      <Button onClick={onOrder}>{words.orderShort}</Button>
    </div>
  );
}

/** Whether an element is below what the window shows. */
function useIsBelow(target: RefObject<HTMLDivElement>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!target.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
