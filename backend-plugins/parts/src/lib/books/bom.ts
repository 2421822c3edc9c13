import type { BookColumn } from '@harrow/contract';
import type { Table, TableRow } from '@harrow/plugin-kit';
import { ITEM, MAX_LEVEL } from './book-row';

// A bill of materials as CAD programs write it: `ITEM NO.`, `LEVEL`, `PART NUMBER`, `DESCRIPTION`, `QTY.`, and columns
// such as the material, which a book does not have. It is indented by the dots of its item numbers (`1.2`), or by its
// levels (`2`, `..2`).

const NAMES: Readonly<Record<string, BookColumn>> = {
  ITEM: 'item',
  ITEMNO: 'item',
  ITEMNUMBER: 'item',
  POS: 'item',
  LEVEL: 'level',
  PART: 'part',
  PARTNO: 'part',
  PARTNUMBER: 'part',
  NAME: 'name',
  DESCRIPTION: 'name',
  QTY: 'quantity',
  QUANTITY: 'quantity',
};

/** A row with its place in the structure. */
type Component = {
  row: number;
  depth: number;
  /** The last number of the item; null if that is none. */
  item: number | null;
  part: string;
  name: string;
  quantity: string;
  parts: Component[];
};

/** The figure of a machine whose assemblies have separate figures. */
const OVERVIEW = '0';

const LAST_NUMBER = /(\d+)$/;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const COLUMNS = [
  ...(['assembly', 'figure', 'title', 'item'] as const),
  ...(['level', 'part', 'name', 'quantity', 'note'] as const),
];

const BOOKS_OWN: readonly BookColumn[] = ['assembly', 'figure', 'title'];

/** Whether columns are those of a bill of materials. */
export const isBom = (columns: readonly string[]): boolean =>
  columns.includes('item') &&
  (columns.includes('part') || columns.includes('name')) &&
  !BOOKS_OWN.some((column) => columns.includes(column));

/**
 * Returns the columns of a bill of materials, null for those that a book does not have; null for the header of a book,
 * or of anything else.
 */
export function bomColumns(header: readonly string[]): (BookColumn | null)[] | null {
  if (BOOKS_OWN.some((column) => header.includes(column))) return null;
  const columns = header.map((name) => NAMES[name.toUpperCase().replace(/[^A-Z]/g, '')] ?? null);
  const known = columns.filter((column) => column !== null);
  return isBom(known) && new Set(known).size === known.length ? columns : null;
}

/** The dots before a level, or of an item number, or a level itself. */
function depthOf(item: string, level: string): number {
  if (level === '') return item.split('.').length - 1;
  const dots = /^\.+/.exec(level)?.[0].length ?? 0;
  return dots > 0 ? dots : Number(level) || 0;
}

/** Returns the rows of the highest level, with the others below them. */
function structureOf({ columns, rows }: Table<BookColumn>): Component[] {
  const at = (column: BookColumn, cells: string[]) =>
    (cells[columns.indexOf(column)] ?? '').trim().replaceAll(/\s+/g, ' ');
  const tops: Component[] = [];
  const above: Component[] = [];
  for (const { row, cells } of rows) {
    const item = at('item', cells);
    const depth = depthOf(item, at('level', cells));
    const [part, name, quantity] = [at('part', cells), at('name', cells), at('quantity', cells)];
    const number = Number(LAST_NUMBER.exec(item)?.[1]) || null;
    const component = { row, depth, item: number, part, name, quantity, parts: [] };
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
    (above.at(-1)?.parts ?? tops).push(component);
    above.push(component);
  }
  return tops;
}

/** Gives each line of a figure a number that no other one has: its own, or its parent's with a letter. */
class ItemNumbers {
  private readonly taken = new Set<string>();

  take(item: number | null, parent: string | null): string {
    const own = parent === null ? [String(item ?? '')] : LETTERS.map((each) => parent + each);
    const free = own.find((each) => ITEM.test(each) && !this.taken.has(each));
    const number = free ?? this.next();
    this.taken.add(number);
    return number;
  }

  private next(): string {
    let number = 1;
    while (this.taken.has(String(number))) number += 1;
    return String(number);
  }
}

/** Returns the rows of a figure: the components of an assembly, each with its own below it. */
function rowsOf(figure: string, title: string, components: Component[]): TableRow[] {
  const items = new ItemNumbers();
  const below = (parts: Component[], level: number, parent: string | null): TableRow[] =>
    parts.flatMap(({ row, item, part, name, quantity, parts: own }) => {
      const number = items.take(item, parent);
      const isFigure = level === 0 && figure === OVERVIEW && own.length > 0;
      const note = isFigure ? `see ${number}` : '';
      const depth = String(Math.min(level, MAX_LEVEL));
      const line = {
        row,
        cells: [title, figure, title, number, depth, part, name, quantity, note],
      };
      return isFigure ? [line] : [line, ...below(own, level + 1, number)];
    });
  return below(components, 0, null);
}

/**
 * Makes the table of a book of a bill of materials. Each assembly of the machine is a figure, and the machine one that
 * leads to them; a bill without assemblies is one figure.
 */
export function bookOfBom(bom: Table<BookColumn>, machine: string): Table<BookColumn> {
  const top = structureOf(bom);
  const [first] = top;
  const isWhole = top.length === 1 && first !== undefined && first.parts.length > 0;
  const components = isWhole ? first.parts : top;
  const isFlat = components.every(({ parts }) => parts.length === 0);
  const table = (rows: TableRow[]) => ({ ...bom, columns: [...COLUMNS], rows });
  if (isFlat) return table(rowsOf('1', machine, components));
  const numbers = new ItemNumbers();
  const figures = components.map(({ item, name, part, parts }) => {
    const number = numbers.take(item, null);
    return parts.length > 0 ? rowsOf(number, name || part, parts) : [];
  });
  return table([...rowsOf(OVERVIEW, machine, components), ...figures.flat()]);
}
