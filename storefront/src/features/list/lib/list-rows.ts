import { decimalsOf, multiplyAmount, toDecimal } from '@harrow/money';
import {
  type CheckedLine,
  isSoldOut,
  type LineToCheck,
  type ListCheck,
  type Product,
} from '@harrow/contract';

/** A line of the list as it is shown. */
export interface Row {
  key: string;
  /** The number that was typed, of a line that stands for no product yet. */
  typed?: string;
  productId?: string;
  quantity: number;
  /** The result of the last check; undefined for a line that is newer. */
  checked?: CheckedLine;
  state: CheckedLine['state'] | 'unchecked';
}

/** A line of a product that is sold. */
export interface PricedRow extends Row {
  productId: string;
  checked: CheckedLine & { product: Product; price: number };
}

/** Whether a line stands for a product that is sold, also where it cannot be ordered as it is. */
export const isPriced = (row: Row): row is PricedRow =>
  row.productId !== undefined && Boolean(row.checked?.product) && row.checked?.price !== null;

/** Whether a line can be ordered as it is. */
export const isOk = (row: Row): row is PricedRow => row.state === 'ok' && isPriced(row);

/** A repair of a line that cannot be ordered as it is, by one press. */
export type Repair =
  /** Changes its pieces. */
  | { kind: 'raise' | 'lower'; quantity: number }
  /** Takes this product for it. */
  | { kind: 'use'; product: Product }
  /** Adds the pieces of the double to the first line. */
  | { kind: 'add'; product: Product };

const keyOf = ({ productId, number }: LineToCheck): string => productId ?? `typed ${number ?? ''}`;

/** The state of a line whose pieces have changed since the check. */
function stateAt({ product, state }: CheckedLine, quantity: number): CheckedLine['state'] {
  if (!product || state === 'twice') return state;
  if (quantity < product.minimum) return 'below_minimum';
  return quantity > product.available ? 'out_of_stock' : 'ok';
}

/** Puts the lines of the list beside what the last check said about them. */
export function rowsOf(
  lines: readonly LineToCheck[],
  check: (ListCheck & { asked: LineToCheck[] }) | undefined,
): Row[] {
  const known = new Map<string, CheckedLine[]>();
  check?.asked.forEach((asked, index) => {
    const checked = check.lines[index];
    if (checked) known.set(keyOf(asked), [...(known.get(keyOf(asked)) ?? []), checked]);
  });
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { productId, number, quantity } = line;
    const key = keyOf(line);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const checked = known.get(key)?.[nth];
    const isFresh = checked?.quantity === quantity;
    return {
      key: `${key} ${nth}`,
      productId,
      typed: productId === undefined ? number : undefined,
      quantity,
      checked,
      state: checked ? (isFresh ? checked.state : stateAt(checked, quantity)) : 'unchecked',
    };
  });
}

/** Returns what one press can do about a line, most likely first. */
export function repairsOf({ checked, typed, state }: Row): Repair[] {
  if (!checked) return [];
  const { product, products = [] } = checked;
  if (!product) return products.map((other) => ({ kind: 'use', product: other }));
  if (state === 'twice') return [{ kind: 'add', product }];
  if (typed !== undefined) return [{ kind: 'use', product }];
  if (isSoldOut(product)) return [];
  if (state === 'below_minimum') return [{ kind: 'raise', quantity: product.minimum }];
  return [{ kind: 'lower', quantity: product.available }];
}

/** The lines that cannot be ordered as they are; those with a single repair come first. */
export function problemsOf(rows: readonly Row[]): Row[] {
  const problems = rows.filter((row) => !isOk(row) && row.state !== 'unchecked');
  const hasOne = (row: Row) => repairsOf(row).length === 1;
  return [...problems.filter(hasOne), ...problems.filter((row) => !hasOne(row))];
}

/** The amount of a line, decimal. */
export const amountOf = ({ checked, quantity }: PricedRow): number =>
  checked.quantity === quantity && checked.amount !== null
    ? checked.amount
    : multiplyAmount(checked.price, quantity);

/** Sums up lines: pieces, and the amount, decimal in `currency`. */
export function sumOf(rows: readonly PricedRow[], currency: string) {
  // amounts in whole cents, so that the sum is exact
  const units = rows.map((row) => Math.round(amountOf(row) * 10 ** decimalsOf(currency)));
  return {
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toDecimal(
      units.reduce((sum, amount) => sum + amount, 0),
      currency,
    ),
  };
}
