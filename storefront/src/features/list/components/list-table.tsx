import { isLowStock } from '@harrow/contract';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PartNumber } from '@/components/ui/part-number';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/loading';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney, formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { MyList } from '../hooks/use-my-list';
import { amountOf, isOk, type PricedRow, type Row } from '../lib/list-rows';
import { PiecesField } from './pieces-field';

const words = messages.myList;

const HEAD = 'label border-b-2 border-ink pb-2 text-left font-medium';
const CELL = 'border-line md:h-16 md:border-b md:py-2 md:pr-4 tabular-nums';

/** The lines that can be ordered, with their pieces. On a phone each is a block. */
export function ListTable({ list }: { list: MyList }) {
  if (list.shown.length === 0) return null;
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={HEAD}>{words.product}</th>
          <th className={HEAD}>{words.pieces}</th>
          <th className={`${HEAD} pr-4 text-right`}>{words.each}</th>
          <th className={`${HEAD} pr-4 text-right`}>{words.amount}</th>
          <th className={HEAD}>
            <span className="sr-only">{words.remove(words.product)}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t-2 max-md:border-ink">
        {list.shown.map((row) =>
          isOk(row) ? (
            <ProductRow key={row.key} row={row} list={list} />
          ) : (
            <CheckedSoon key={row.key} row={row} />
          ),
        )}
      </tbody>
    </table>
  );
}

/** On a phone: picture and name, then pieces and amount, then a line. */
const ROW =
  'max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-2.5 max-md:border-b max-md:border-line max-md:py-3.5';

function ProductRow({ row, list }: { row: PricedRow; list: MyList }) {
  const { product, price } = row.checked;
  const { currency } = list;
  return (
    <tr className={ROW}>
      <td className={`${CELL} max-md:col-span-2`}>
        <ProductCell row={row} />
      </td>
      <td className={CELL}>
        <PiecesField
          name={product.name}
          value={row.quantity}
          min={product.minimum}
          max={product.available}
          onChange={(pieces) => list.setQuantity(row.productId, pieces)}
        />
      </td>
      <td className={`${CELL} text-right max-md:text-[0.9375rem] max-md:text-muted`}>
        {formatMoney(price, currency)}
        <span className="md:hidden"> {words.eachPiece}</span>
      </td>
      <td className={`${CELL} text-right font-semibold max-md:text-lg`}>
        {formatMoney(amountOf(row), currency)}
      </td>
      <td
        className={`${CELL} w-10 max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end md:pr-0 print:hidden`}
      >
        <RemoveButton name={product.name} onPress={() => list.remove(row)} />
      </td>
    </tr>
  );
}

function ProductCell({ row: { checked } }: { row: PricedRow }) {
  const { name, img, handle, sku, available } = checked.product;
  const isLow = isLowStock(checked.product);
  return (
    <span className="flex items-center gap-3.5 md:gap-4">
      <Picture
        src={img}
        sizes="4.5rem"
        loading="lazy"
        className="aspect-8/5 h-auto w-18 shrink-0 rounded-control bg-sand object-cover"
      />
      <span className="grid min-w-0 leading-snug">
        <Link
          to={paths.product(handle)}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:flex max-md:min-h-11 max-md:items-center md:min-h-6"
        >
          <UserText>{name}</UserText>
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 text-[0.8125rem]">
          <PartNumber>{sku}</PartNumber>
          <span
            className={`flex items-center gap-1.5 whitespace-nowrap ${isLow ? '' : 'text-leaf-text'}`}
          >
            {isLow && <span className="size-2 rounded-full bg-wheat ring-1 ring-ink" />}
            {(isLow ? words.lowStock : words.inStock)(formatNumber(available))}
          </span>
        </span>
      </span>
    </span>
  );
}

/** A line that the server has not answered for yet. */
const CheckedSoon = ({ row }: { row: Row }) => (
  <tr className={ROW}>
    <td className={`${CELL} max-md:col-span-3`} colSpan={5}>
      <span className="sr-only">{row.typed ?? words.checking}</span>
      <Skeleton className="h-11 w-full" />
    </td>
  </tr>
);

export function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const label = words.remove(name);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-panel hover:text-ink max-md:-mr-2 md:size-10 print:hidden"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
