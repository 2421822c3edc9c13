import { stringify } from 'csv-stringify/sync';
import { AnswerPieces } from './answer-pieces';

/** A cell of a table; null is an empty one. Amounts are decimal. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The beginning of a formula, in full width too, and marks like ours before it in the text itself. */
const FORMULA = "'*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]";
/** A separator, line break or tab, with the spaces and quotation marks that follow it. */
const NEXT_CELL = String.raw`([,;|\t\r\n][\s"]*)`;
const BEGINNING = `'*(?:[\\t\\r]|[\\s"]*${FORMULA})`;

const FIRST = new RegExp(`^(?=${BEGINNING})`);
const MARKED_FIRST = new RegExp(`^'(?=${BEGINNING})`);
const FURTHER = new RegExp(`${NEXT_CELL}(?=${FORMULA})`, 'g');
const MARKED_FURTHER = new RegExp(`${NEXT_CELL}'(?=${FORMULA})`, 'g');

/** A phone number: nothing that a formula could call or refer to. */
const PHONE = /^\+[\d ().\-/]+$/;
/** Keeps a spreadsheet from calculating with a phone number, and cannot be seen. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * A spreadsheet would run a text that begins like a formula (OWASP, "CSV Injection"), or has such a
 * beginning after a semicolon, if its own separator is one. A mark before it prevents this.
 */
function disarmed(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  if (PHONE.test(cell)) return NO_BREAK_SPACE + cell;
  return cell.replace(FURTHER, "$1'").replace(FIRST, "'");
}

/** Returns the text of a cell as it was before `csvTable` disarmed it. */
export function rearmed(cell: string): string {
  if (cell.startsWith(NO_BREAK_SPACE) && PHONE.test(cell.slice(1))) return cell.slice(1);
  return cell.replace(MARKED_FIRST, '').replace(MARKED_FURTHER, '$1');
}

/**
 * Returns the lines of a CSV file, which end as RFC 4180 says. A break within a cell is quoted, of
 * whatever kind it is.
 */
export const csvLines = (rows: Cell[][], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map(disarmed)),
    { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

async function* inLines<Item>(
  header: readonly string[],
  batches: AsyncIterable<Item[]>,
  toRows: (item: Item) => Cell[][],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([[...header]]);
  for await (const items of batches) if (items.length > 0) yield csvLines(items.flatMap(toRows));
}

/** Streams the rows of all items as a CSV file, after a line with the names of the columns. */
export const csvTable = <Item>(
  header: readonly string[],
  batches: AsyncIterable<Item[]>,
  toRows: (item: Item) => Cell[][],
): AnswerPieces<string> => new AnswerPieces(inLines(header, batches, toRows));
