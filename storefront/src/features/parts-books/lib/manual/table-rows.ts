import { bookColumns } from '@harrow/contract';
import { csvRecord } from '@/lib/import/csv-records';
import { cellsOf, type Word } from './words';

/** A row of a list of parts. */
export interface ListRow {
  item: string;
  part: string;
  name: string;
  quantity: string;
}

type Column = keyof ListRow;

/** The headers that makers give the columns, in English and German. */
const HEADERS: readonly (readonly [Column, RegExp])[] = [
  ['quantity', /^(?:qty|quantity|pcs|pieces|menge|stück|stk|anzahl)\b/iu],
  ['part', /^(?:part|order|article|p\/n|teile?-?nr|bestell|artikel)/iu],
  ['name', /^(?:name|description|designation|part name|benennung|bezeichnung)/iu],
  ['item', /^(?:item|pos|ref|no\.?$|nr\.?$|find|#)/iu],
];

const ITEM = /^\d{1,4}[A-Za-z]?$/;
const QUANTITY = /^(?:\d{1,4}|A\/?R)$/i;
const PART = /^(?=.*\d)[\p{L}\d][\p{L}\d .\-/]*$/u;

/** The cells of a page, by line, from top to bottom and from left to right. */
function linesOf(words: readonly Word[]): Word[][] {
  const cells = cellsOf(words.filter(({ turn }) => turn === 0));
  const lines: Word[][] = [];
  for (const cell of cells.sort((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && cell.y - first.y < first.height * 0.6) line.push(cell);
    else lines.push([cell]);
  }
  return lines.map((line) => line.sort((one, other) => one.x - other.x));
}

const startOf = ({ x, width }: Word): number => x - width / 2;

/** The columns of a line of headers, or null if it is another line. */
function headersIn(line: readonly Word[]): Map<Column, Word> | null {
  const found = new Map<Column, Word>();
  for (const cell of line) {
    // `Part name` names what it is, and `Part no.` its number
    const isName = /name|descr/i.test(cell.text);
    const [column] = isName
      ? ['name' as const]
      : (HEADERS.find(([, named]) => named.test(cell.text)) ?? []);
    if (column && !found.has(column)) found.set(column, cell);
  }
  return found.has('item') && found.size > 1 ? found : null;
}

/** Whether a cell begins below a header, or overlaps it. */
function distanceTo(cell: Word, header: Word): number {
  const overlap =
    Math.min(cell.x + cell.width / 2, header.x + header.width / 2) -
    Math.max(startOf(cell), startOf(header));
  return overlap > 0 ? 0 : Math.abs(startOf(cell) - startOf(header));
}

function byHeaders(line: readonly Word[], headers: ReadonlyMap<Column, Word>): ListRow {
  const row: ListRow = { item: '', part: '', name: '', quantity: '' };
  for (const cell of line) {
    const [nearest] = [...headers].sort(
      ([, one], [, other]) => distanceTo(cell, one) - distanceTo(cell, other),
    );
    if (nearest) row[nearest[0]] = `${row[nearest[0]]} ${cell.text}`.trim();
  }
  return row;
}

/** Reads a line without headers: the item first, the pieces last, a number with digits, and the name. */
function byContent(line: readonly Word[]): ListRow {
  const [first, ...others] = line.map(({ text }) => text);
  const last = others.at(-1) ?? '';
  const isCounted = others.length > 1 && QUANTITY.test(last);
  const between = isCounted ? others.slice(0, -1) : others;
  const part = between.find((text) => PART.test(text) && /\d{2}/.test(text)) ?? '';
  return {
    item: first ?? '',
    part,
    name: between.filter((text) => text !== part).join(' '),
    quantity: isCounted ? last : '',
  };
}

/** Returns the rows of the list of parts on a page; none if there is no list. */
export function listRowsIn(words: readonly Word[]): ListRow[] {
  const rows: ListRow[] = [];
  let headers: Map<Column, Word> | null = null;
  let bottom = 0;
  for (const line of linesOf(words)) {
    const [first] = line;
    if (!first) continue;
    const found = headersIn(line);
    headers = found ?? headers;
    if (found) continue;
    const row = headers ? byHeaders(line, headers) : byContent(line);
    const last = rows.at(-1);
    const isNext = last !== undefined && first.y - bottom < first.height * 2;
    if (ITEM.test(row.item) && row.name !== '') {
      rows.push({ ...row, item: row.item.toUpperCase() });
      bottom = first.y;
    } else if (isNext && headers && row.item === '' && row.part === '' && row.quantity === '') {
      // a long name goes on below
      last.name = `${last.name} ${row.name}`;
      bottom = first.y;
    }
  }
  return rows;
}

/** The place of a list of parts in a book. */
export interface ListPlace {
  assembly: string;
  figure: string;
  title: string;
}

/** The rows of a list as those of the table of a book, without the line of its columns. */
export const bookRows = (place: ListPlace, rows: readonly ListRow[]): string[] =>
  rows.map((row) => {
    const cells: Partial<Record<(typeof bookColumns)[number], string>> = {
      ...place,
      ...row,
      level: '0',
    };
    return csvRecord(bookColumns.map((column) => cells[column] ?? ''));
  });
