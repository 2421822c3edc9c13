import { MAX_LIST_LINES, type LineToCheck, type Product } from '@harrow/contract';
import { useMemo } from 'react';
import { useDebounced } from '@/components/ui/use-debounced';
import { showUndo } from '@/components/ui/undo-toast';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/numbers';
import { withAdded, withQuantity } from '@/lib/list/list-lines';
import { listStore, useList, type ListLines } from '@/lib/list/list-store';
import { merged } from '@/lib/list/merged';
import { messages } from '@/messages';
import { useListCheck } from '../api/list-check';
import {
  isOk,
  isPriced,
  problemsOf,
  repairsOf,
  rowsOf,
  type Repair,
  type Row,
} from '../lib/list-rows';
import { typedStore, useTypedLines, type UnsolvedLines } from '../lib/typed-store';

const words = messages.myList;

/** Pieces change with every press; the server is asked once they rest. */
const CHECK_AFTER_MS = 250;

/** The entries of the list: its products, and the lines without one. */
interface Content {
  lines: ListLines;
  typed: UnsolvedLines;
}

const contentNow = (): Content => ({ lines: listStore.get(), typed: typedStore.get() });

function write({ lines, typed }: Content): void {
  listStore.set(lines);
  typedStore.set(typed);
}

/** The typed lines without `others`, each as often as it is among them. */
const typedWithout = (typed: UnsolvedLines, others: UnsolvedLines): UnsolvedLines =>
  others.reduce((rest, { number, quantity }) => {
    const index = rest.findIndex((line) => line.number === number && line.quantity === quantity);
    return rest.filter((_, place) => place !== index);
  }, typed);

/** Changes the list and says so, with a button that takes back this change and no later one. */
export function changeList(change: (before: Content) => Content, message: string): void {
  const before = contentNow();
  const after = change(before);
  write(after);
  void showUndo(message, words.undo, () => {
    const now = contentNow();
    const removedSince = typedWithout(after.typed, now.typed);
    const addedSince = typedWithout(now.typed, after.typed);
    write({
      lines: merged(after.lines, before.lines, now.lines),
      typed: [...typedWithout(before.typed, removedSince), ...addedSince],
    });
  });
}

const nameOf = ({ checked, typed, productId = '' }: Row): string =>
  isolate(checked?.product?.sku ?? checked?.product?.name ?? typed ?? productId);

/** The content without a row. */
function without({ lines, typed }: Content, row: Row): Content {
  if (row.productId !== undefined) return { lines: withQuantity(lines, row.productId, 0), typed };
  const line = { number: row.typed ?? '', quantity: row.quantity };
  return { lines, typed: typedWithout(typed, [line]) };
}

function repaired(content: Content, row: Row, repair: Repair): Content {
  if (repair.kind === 'use' || repair.kind === 'add') {
    const { lines, typed } = without(content, row);
    const { product } = repair;
    return {
      lines: withAdded(lines, [{ productId: product._id, quantity: row.quantity }]),
      typed,
    };
  }
  const { lines, typed } = content;
  return { lines: withQuantity(lines, row.productId ?? '', repair.quantity), typed };
}

/** The product and the pieces that a repair leads to, for its message. */
function resultOf(row: Row, repair: Repair): string {
  const product: Product | null | undefined =
    'product' in repair ? repair.product : row.checked?.product;
  const quantity = 'quantity' in repair ? repair.quantity : row.quantity;
  return words.changed(isolate(product?.name ?? ''), formatPieces(quantity));
}

/** The shopper's list with what the server says about each line, and what can be done with it. */
export function useMyList() {
  const lines = useList();
  const typed = useTypedLines();
  const asked = useMemo<LineToCheck[]>(
    () => [...lines, ...typed].slice(0, MAX_LIST_LINES).map((line) => ({ ...line })),
    [lines, typed],
  );
  const query = useListCheck(useDebounced(asked, CHECK_AFTER_MS));
  const rows = rowsOf(asked, query.data);
  const problems = problemsOf(rows);
  return {
    isEmpty: asked.length === 0,
    query,
    currency: query.data?.currency ?? 'usd',
    /** The lines of the table: those that can be ordered, and those that are still being checked. */
    shown: rows.filter((row) => isOk(row) || row.state === 'unchecked'),
    orderable: rows.filter(isOk),
    /** The lines of these products, also where they cannot be ordered any more. */
    rowsOf: (productIds: readonly string[]) =>
      rows.filter(isPriced).filter(({ productId }) => productIds.includes(productId)),
    problems,
    setQuantity: (productId: string, quantity: number): void =>
      listStore.set(withQuantity(listStore.get(), productId, quantity)),
    remove: (row: Row): void =>
      changeList((content) => without(content, row), words.removed(nameOf(row))),
    repair: (row: Row, repair: Repair): void =>
      changeList((content) => repaired(content, row, repair), resultOf(row, repair)),
    /** Repairs every line that has one repair only. */
    repairAll: (): void => {
      const single = problems.filter((row) => repairsOf(row).length === 1);
      changeList(
        (content) =>
          single.reduce((changed, row) => {
            const [repair] = repairsOf(row);
            return repair ? repaired(changed, row, repair) : changed;
          }, content),
        words.fixed(single.length),
      );
    },
    empty: (): void => changeList(() => ({ lines: [], typed: [] }), words.emptied),
  };
}

export type MyList = ReturnType<typeof useMyList>;
