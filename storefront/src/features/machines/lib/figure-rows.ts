import { isSoldOut, type Callout, type FigureLine, type Offer } from '@harrow/contract';
import { toDecimal, toSmallestUnit } from '@harrow/money';

type Replacement = NonNullable<FigureLine['replacedBy']>;
type NewPart = Replacement['parts'][number];

/** A part that a row sells, with the pieces of it that the figure needs. */
export interface SoldPart {
  part: string;
  name: string;
  /** Null: as required. */
  quantity: number | null;
  offer: Offer;
}

/** The text of a row of a figure, besides its name and number. */
type RowCase =
  | { kind: 'sold'; sold: SoldPart }
  | { kind: 'replaced'; old: string; next: NewPart; sold: SoldPart | null }
  | { kind: 'kit'; old: string; parts: NewPart[]; sold: SoldPart[]; sum: string | null }
  | { kind: 'not-sold' }
  | { kind: 'not-fit' }
  | { kind: 'elsewhere'; figure: string };

/** A line of a figure as the list shows it. */
export interface FigureRow {
  /** Names the row in the page; that of the first row of an item is the item's. */
  key: string;
  line: FigureLine;
  case: RowCase;
  /** Whether a balloon leads to it: the first row of its item. */
  isFirst: boolean;
}

const times = (one: number | null, other: number): number | null =>
  one === null ? null : one * other;

const soldOf = (part: NewPart, needed: number | null): SoldPart | null =>
  part.offer && {
    part: part.part,
    name: part.name,
    quantity: times(needed, part.quantity),
    offer: part.offer,
  };

/** Adds up what a kit costs, decimal, for one of the part that it replaces; null if a part is not sold. */
function kitPrice(parts: readonly NewPart[]): number | null {
  let sum = 0;
  for (const { offer, quantity } of parts) {
    if (!offer) return null;
    sum += quantity * toSmallestUnit(offer.price, offer.currency);
  }
  return toDecimal(sum, parts[0]?.offer?.currency ?? '');
}

function replacedCase(
  old: string,
  { parts }: Replacement,
  needed: number | null,
  format: (amount: number, currency: string) => string,
): RowCase {
  const [next] = parts;
  if (parts.length === 1 && next) {
    return { kind: 'replaced', old, next, sold: soldOf(next, needed) };
  }
  const sold = parts.flatMap((part) => soldOf(part, needed) ?? []);
  const price = kitPrice(parts);
  const currency = sold[0]?.offer.currency;
  const sum = price !== null && currency !== undefined ? format(price, currency) : null;
  return { kind: 'kit', old, parts, sold, sum };
}

/** Returns what the row of a line says; `format` writes an amount of money. */
function caseOf(line: FigureLine, format: (amount: number, currency: string) => string): RowCase {
  const { part, name, quantity, offer, replacedBy, applies, seeFigure } = line;
  if (seeFigure !== null) return { kind: 'elsewhere', figure: seeFigure };
  if (applies === false) return { kind: 'not-fit' };
  const isLeft = offer !== null && (replacedBy === null || replacedBy.sellsOut);
  if (part !== null && isLeft) return { kind: 'sold', sold: { part, name, quantity, offer } };
  if (part !== null && replacedBy && replacedBy.parts.length > 0) {
    return replacedCase(part, replacedBy, quantity, format);
  }
  return { kind: 'not-sold' };
}

/** Counts the items of a figure. */
export const itemCount = (lines: readonly Pick<FigureLine, 'item'>[]): number =>
  new Set(lines.map(({ item }) => item)).size;

/** Lists the rows of a figure: of each item, lines that do not fit come after those that may. */
export function rowsOf(
  lines: readonly FigureLine[],
  format: (amount: number, currency: string) => string,
): FigureRow[] {
  const items = new Map<string, FigureLine[]>();
  for (const line of lines) items.set(line.item, [...(items.get(line.item) ?? []), line]);
  return [...items].flatMap(([item, all]) => {
    const fitting = all.filter(({ applies }) => applies !== false);
    const rest = all.filter(({ applies }) => applies === false);
    return [...fitting, ...rest].map((line, index) => ({
      key: index === 0 ? item : `${item}-${index + 1}`,
      line,
      case: caseOf(line, format),
      isFirst: index === 0,
    }));
  });
}

/** Whether the row opens, to show what it sells. */
export const isOpenable = ({ case: { kind } }: FigureRow): boolean =>
  kind === 'sold' || kind === 'replaced' || kind === 'kit';

/** Whether the number of an item is dashed: nothing of it is sold for this machine on this figure. */
export const isDashed = (row: FigureRow | undefined): boolean =>
  !row || row.case.kind === 'not-fit' || row.case.kind === 'elsewhere';

/** Lists what a row sells. */
export function soldIn({ case: shown }: FigureRow): SoldPart[] {
  if (shown.kind === 'sold') return [shown.sold];
  if (shown.kind === 'replaced') return shown.sold ? [shown.sold] : [];
  return shown.kind === 'kit' ? shown.sold : [];
}

/** The pieces of a part that a list of the whole figure has: those that it needs, and the minimum of an order. */
const piecesToList = ({ quantity, offer }: SoldPart): number =>
  Math.max(offer.minimum, quantity ?? 1);

/**
 * Lists the products of all parts of a figure that surely fit and are in stock, with their pieces.
 */
export function linesToList(rows: readonly FigureRow[]): { productId: string; quantity: number }[] {
  const pieces = new Map<string, number>();
  for (const row of rows) {
    if (row.line.applies !== true) continue;
    for (const sold of soldIn(row)) {
      const { productId, available } = sold.offer;
      if (isSoldOut(sold.offer)) continue;
      const there = pieces.get(productId);
      const wanted = there === undefined ? piecesToList(sold) : there + (sold.quantity ?? 1);
      pieces.set(productId, Math.min(wanted, available));
    }
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The callouts of a figure with the row that each leads to. */
export interface NumberedRow {
  callout: Callout;
  row: FigureRow | undefined;
}

export const numberedRows = (
  callouts: readonly Callout[],
  rows: readonly FigureRow[],
): NumberedRow[] =>
  callouts.map((callout) => ({
    callout,
    row: rows.find(({ isFirst, line }) => isFirst && line.item === callout.item),
  }));
