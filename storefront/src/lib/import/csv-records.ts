import { tableDelimiter, type TableDelimiter } from '@harrow/contract';

/** The records of a table (RFC 4180), each as it is written in the file, with its line ending. */
export function csvRecords(text: string): string[] {
  const records: string[] = [];
  const breaks = /"|\r\n|\n|\r/g;
  let [start, isQuoted] = [0, false];
  for (const { 0: found, index } of text.matchAll(breaks)) {
    if (found === '"') isQuoted = !isQuoted;
    else if (!isQuoted) {
      records.push(text.slice(start, index + found.length));
      start = index + found.length;
    }
  }
  if (start < text.length) records.push(text.slice(start));
  return records;
}

/** Returns the cells of a record, without their quotation marks. */
export function csvCells(record: string, delimiter: TableDelimiter): string[] {
  // so that a delimiter precedes every cell
  const text = delimiter + record.replace(/(?:\r\n|\n|\r)$/, '');
  const cells = text.matchAll(
    new RegExp(`${delimiter}(?:"((?:[^"]|"")*)"|([^${delimiter}]*))`, 'g'),
  );
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/** Returns a record of cells with commas, without a line ending. */
export const csvRecord = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

/** The rows of a table by their numbers; the header is row 1. */
export class CsvTable {
  private readonly records: string[];
  private readonly delimiter: TableDelimiter;
  private readonly columns: string[];

  constructor(text: string) {
    this.records = csvRecords(text.replace(/^\ufeff/, ''));
    const header = this.records[0] ?? '';
    this.delimiter = tableDelimiter((tried) => csvCells(header, tried));
    this.columns = csvCells(header, this.delimiter).map((name) => name.trim());
  }

  /** Returns what is written in a column of a row; empty if there is nothing. */
  cell(row: number, column: string): string {
    const cells = csvCells(this.records[row - 1] ?? '', this.delimiter);
    return cells[this.columns.indexOf(column)] ?? '';
  }

  /** Returns a table with these rows only, as spreadsheets read it: in UTF-8 with a byte order mark. */
  only(rows: readonly number[]): string {
    const kept = [1, ...rows].map((row) => (this.records[row - 1] ?? '').replace(/[\r\n]+$/, ''));
    return `\ufeff${kept.join('\r\n')}\r\n`;
  }
}
