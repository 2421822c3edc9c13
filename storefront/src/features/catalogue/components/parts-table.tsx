import { type ListedProduct, MAX_KEY_FIGURES } from '@harrow/contract';
import { useState, type ReactNode } from 'react';
import { messages } from '@/messages';
import { figureHeads } from '../lib/figure-columns';
import { PartRow } from './part-row';

const words = messages.lists;
const HEAD = 'label border-b-2 border-ink pr-3 pb-2 text-left whitespace-nowrap';
const FIGURE_HEAD = `${HEAD} max-[75rem]:hidden`;

interface PartsTableProps {
  /** The name of the list. */
  caption: string;
  products: readonly ListedProduct[];
  /** Returns what a row says of a product besides its details. */
  noteOf: (product: ListedProduct) => ReactNode;
  isBusy: boolean;
}

/**
 * Products as rows of a table. On a phone one row at a time is open, with its figures, pieces and actions. The
 * roles are explicit, because a table that is laid out as blocks loses them.
 */
export default function PartsTable({ caption, products, noteOf, isBusy }: PartsTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const heads = figureHeads(products);
  return (
    <table
      role="table"
      aria-busy={isBusy}
      className="w-full border-collapse transition-opacity duration-200 aria-busy:opacity-60 max-md:block max-md:border-t-2 max-md:border-ink"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={`${HEAD} w-21`}>
            <span className="sr-only">{words.drawing}</span>
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            {words.part}
          </th>
          {heads ? (
            heads.map((name) => (
              <th key={name} role="columnheader" scope="col" className={FIGURE_HEAD}>
                {name}
              </th>
            ))
          ) : (
            <th
              role="columnheader"
              scope="colgroup"
              colSpan={MAX_KEY_FIGURES}
              aria-colspan={MAX_KEY_FIGURES}
              className={FIGURE_HEAD}
            >
              {words.keyFigures}
            </th>
          )}
          <th role="columnheader" scope="col" className={`${HEAD} text-right`}>
            {words.priceEach}
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} pl-3`}>
            {words.pieces}
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            <span className="sr-only">{words.list}</span>
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            <span className="sr-only">{words.buy}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {products.map((product) => (
          <PartRow
            key={product._id}
            product={product}
            note={noteOf(product)}
            isNamed={heads === null}
            isOpen={open === product._id}
            onToggle={() => setOpen(open === product._id ? null : product._id)}
          />
        ))}
      </tbody>
    </table>
  );
}
