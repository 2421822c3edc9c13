import { isSoldOut } from '@harrow/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PartNumber } from '@/components/ui/part-number';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { MyList } from '../hooks/use-my-list';
import { repairsOf, type Repair, type Row } from '../lib/list-rows';
import { RemoveButton } from './list-table';

const words = messages.myList;

/** The lines that cannot be ordered as they are, each with what one press can do about it. */
export function ProblemLines({ list }: { list: MyList }) {
  const { problems } = list;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    // to the line that has moved up, or to the last one
    const items = section.current?.querySelectorAll('li') ?? [];
    const next = items[Math.min(pressed.current, items.length - 1)];
    (next?.querySelector('button') ?? section.current?.querySelector('h2'))?.focus();
    pressed.current = null;
  }, [problems.length]);
  if (problems.length === 0) return null;
  const fixable = problems.filter((row) => repairsOf(row).length === 1).length;
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="mb-7 overflow-hidden rounded-card border border-l-6 border-edge border-l-wheat bg-card print:hidden"
    >
      <div className="flex items-center gap-3 px-4 py-2.5 max-md:pr-2">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        <h2 id={id} tabIndex={-1} className="text-[1.0625rem] font-semibold">
          {words.look(problems.length)}
        </h2>
        {fixable > 1 && (
          <button
            type="button"
            onClick={list.repairAll}
            className="ml-auto min-h-11 font-semibold underline underline-offset-4 md:min-h-10"
          >
            {fixable === problems.length ? words.fixAll(fixable) : words.fixFirst(fixable)}
          </button>
        )}
      </div>
      <ul>
        {problems.map((row, index) => (
          <Problem
            key={row.key}
            row={row}
            currency={list.currency}
            onRemove={() => {
              pressed.current = index;
              list.remove(row);
            }}
            onRepair={(repair) => {
              pressed.current = index;
              list.repair(row, repair);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProblemProps {
  row: Row;
  currency: string;
  onRepair: (repair: Repair) => void;
  onRemove: () => void;
}

function Problem({ row, currency, onRepair, onRemove }: ProblemProps) {
  const product = row.checked?.product;
  const number = row.typed ?? product?.sku ?? '';
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-1.5 pr-2 pl-3 leading-snug md:grid-cols-[9.5rem_minmax(0,1fr)_auto_2.5rem] md:pl-4">
      <span className="flex flex-wrap items-baseline gap-x-2 md:grid">
        <PartNumber>{number}</PartNumber>
        <small className="text-sm text-muted">{formatPieces(row.quantity)}</small>
      </span>
      <p className="max-md:col-span-2 max-md:row-start-2">
        <Reason row={row} />
      </p>
      <span className="flex flex-wrap gap-2 max-md:col-span-2 max-md:row-start-3 max-md:mt-2 max-md:*:grow md:max-w-88 md:justify-end">
        {repairsOf(row).map((repair) => (
          <Button
            key={labelOf(repair, row)}
            variant="ghost"
            size="small"
            className="whitespace-normal"
            aria-description={number}
            onClick={() => onRepair(repair)}
          >
            <RepairLabel repair={repair} row={row} currency={currency} />
          </Button>
        ))}
        {row.state === 'twice' && (
          <Button variant="ghost" size="small" aria-description={number} onClick={onRemove}>
            {words.removeDouble}
          </Button>
        )}
      </span>
      <span className="max-md:row-start-1 max-md:col-start-2">
        <RemoveButton name={number || (product?.name ?? '')} onPress={onRemove} />
      </span>
    </li>
  );
}

const Name = ({ children }: { children: string }) => (
  <UserText className="font-semibold">{children}</UserText>
);

/** Says in a sentence why a line cannot be ordered. */
function Reason({ row: { checked, state, typed } }: { row: Row }): ReactNode {
  const product = checked?.product;
  if (!product) {
    if (state === 'several') return words.several;
    if (typed === undefined) return words.notSold;
    return checked?.products?.length ? `${words.unknown} ${words.close}` : words.unknown;
  }
  const sentence = (text: string) => (
    <>
      <Name>{product.name}</Name> {text}
    </>
  );
  if (state === 'twice') return sentence(words.twice);
  if (typed !== undefined) return sentence(words.found);
  if (isSoldOut(product)) return sentence(words.soldOut);
  if (state === 'below_minimum') return sentence(words.soldFrom(formatNumber(product.minimum)));
  return (
    <>
      <Name>{`${product.name}:`}</Name> {words.onlyLeft(formatNumber(product.available))}
    </>
  );
}

function labelOf(repair: Repair, row: Row): string {
  switch (repair.kind) {
    case 'raise':
      return words.makeIt(formatNumber(repair.quantity));
    case 'lower':
      return words.take(formatNumber(repair.quantity));
    case 'add':
      return words.addPieces(formatPieces(row.quantity));
    case 'use':
      return words.use(repair.product.sku ?? repair.product.name);
  }
}

/** The label of a repair; a product to choose is named with its number. */
function RepairLabel({ repair, row, currency }: { repair: Repair; row: Row; currency: string }) {
  if (repair.kind !== 'use' || row.checked?.product) return labelOf(repair, row);
  const { sku, name, price } = repair.product;
  return (
    <span className="flex flex-wrap items-baseline justify-center gap-x-2">
      <PartNumber className="text-ink">{sku}</PartNumber>
      <UserText>{name}</UserText>
      <span className="font-normal">{formatMoney(price, currency)}</span>
    </span>
  );
}
