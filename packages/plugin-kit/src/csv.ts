import { stringify } from 'csv-stringify/sync';
import { AnswerPieces } from './answer-pieces';

/** A cell of a table; null is an empty one. Amounts are decimal. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The beginnings of a formula, in full width too, and the mark that disarms one. */
const RISKY = /^['=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A spreadsheet would run a text that begins like a formula (OWASP, "CSV Injection"). */
const disarmed = (cell: Cell): Cell =>
  typeof cell === 'string' && RISKY.test(cell) ? `'${cell}` : cell;

/** Returns the text of a cell as it was before `csvTable` disarmed it. */
export const rearmed = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Returns the lines of a CSV file, which end as RFC 4180 says. A break within a cell is quoted, of
 * whatever kind it is.
 */
export const csvLines = (rows: Cell[][], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map(disarmed)),
    { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

async function* inLines<Row>(
  header: readonly string[],
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => Cell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([[...header]]);
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows.map(toCells));
}

/** Streams the rows of all batches as a CSV file, after a line with the names of the columns. */
export const csvTable = <Row>(
  header: readonly string[],
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => Cell[],
): AnswerPieces<string> => new AnswerPieces(inLines(header, batches, toCells));
