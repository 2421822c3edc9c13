import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  tableDelimiter,
  type TableDelimiter,
} from '@harrow/contract';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { rearmed } from './csv';
import { ShopError } from './shop-error';

/** A row of the table; the line of the header is row 1. */
export type TableRow = { row: number; cells: string[] };

export type Table<Column extends string = string> = {
  columns: Column[];
  rows: TableRow[];
  delimiter: TableDelimiter;
};

/** The bytes and the lines that are parsed at once; other requests are answered between two slices. */
const SLICE = 16 * 1024;
const SLICE_LINES = 500;
const COUNTED_AT_ONCE = 2 ** 20;
/** Far more than the longest texts of a product. */
const MAX_ROW_LENGTH = 1_000_000;

/** Empty lines, which spreadsheets leave at the end, are not counted as rows; millions take minutes. */
const MAX_LINES = 2 * MAX_IMPORT_ROWS;

const FORMAT: Options = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  max_record_size: MAX_ROW_LENGTH,
  // the parser takes as long for an empty record as for a row, and a hundredth of it to skip the line
  skip_empty_lines: true,
};

const badFile = (message: string, cause?: unknown) =>
  new ShopError('invalid_body', message, { fields: { file: message }, cause });

const tooLarge = () =>
  new ShopError('too_large', `The file has more than ${MAX_IMPORT_BYTES / 1024 ** 2} MB.`);

function requireCsv({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  const isUtf8Text = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (type.trim() === 'text/csv' && isUtf8Text && encoding === 'identity') return;
  throw new ShopError('unsupported_media_type', 'Send the table as text/csv in UTF-8.');
}

/**
 * Reads the body of a request as a file. Throws `unsupported_media_type` or `too_large`; the rest of the
 * request is then discarded, so that the next one on the connection can be read.
 */
export async function readFile(request: IncomingMessage): Promise<Buffer> {
  try {
    requireCsv(request);
    if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > MAX_IMPORT_BYTES) throw tooLarge();
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    request.resume();
  }
}

const [LINE_FEED, CARRIAGE_RETURN, QUOTATION_MARK] = [10, 13, 34];

const endsLine = (file: Buffer, at: number): boolean =>
  file[at] === LINE_FEED || (file[at] === CARRIAGE_RETURN && file[at + 1] !== LINE_FEED);

/** Returns the end of the slice that begins at `from`: at most `SLICE` bytes and `SLICE_LINES` lines. */
function endOfSlice(file: Buffer, from: number): number {
  const most = Math.min(from + SLICE, file.length);
  let end = from;
  for (let lines = 0; end < most && lines < SLICE_LINES; end += 1) {
    if (endsLine(file, end)) lines += 1;
  }
  return end;
}

const tooManyLines = () => badFile(`There can be at most ${MAX_LINES} lines, empty ones too.`);

/** Throws `invalid_body` for too many lines, those in quotation marks aside, before any is parsed. */
async function requireFewLines(file: Buffer): Promise<void> {
  let isQuoted = false;
  let lines = 0;
  for (let at = 0; at < file.length; at += 1) {
    if (file[at] === QUOTATION_MARK) isQuoted = !isQuoted;
    else if (!isQuoted && endsLine(file, at)) lines += 1;
    if (lines > MAX_LINES) throw tooManyLines();
    if (at % COUNTED_AT_ONCE === 0) await others();
  }
}

async function* slicesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length;) {
    const end = endOfSlice(file, from);
    yield file.subarray(from, end);
    await others();
    from = end;
  }
}

const namesOf = (header: readonly string[]): string[] => header.map((name) => name.trim());

/** Reads the names of a header. Throws `invalid_body` for a column that the table does not have. */
function columnsOf<Column extends string>(
  names: readonly string[],
  known: readonly Column[],
): Column[] {
  const columns = names.flatMap((name) => known.find((column) => column === name) ?? []);
  const unknown = names.filter((name) => !known.some((column) => column === name));
  if (unknown.length > 0) {
    const named = unknown.map((name) => `“${name.slice(0, 60)}”`).slice(0, 5);
    throw badFile(`There is no column ${named.join(', ')}.`);
  }
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw badFile(`The column “${repeated}” is there twice.`);
  return columns;
}

/** Spreadsheets end the lines in a cell in their own way. */
const textOf = (cell: string): string => rearmed(cell.replace(/\r\n?/g, '\n'));

const isEmpty = (cells: string[]): boolean => cells.every((cell) => cell === '');

/** Returns the cells of a row without those that the header leaves out. */
const keptIn = (cells: string[], header: Header<string>): string[] =>
  cells.filter((_cell, at) => header[at] !== null);

/** A record as the parser returns it with `info`. */
type Parsed = { record: string[]; info: { records: number; empty_lines: number } };

/** The column of each name in a header, null for those to leave out. */
type Header<Column> = (Column | null)[];

/** Reads the names of a header. */
type HeaderReader<Column> = (names: readonly string[]) => Header<Column>;

async function collect<Column extends string>(
  records: AsyncIterable<Parsed>,
  readHeader: HeaderReader<Column>,
): Promise<Omit<Table<Column>, 'delimiter'>> {
  let header: Header<Column> | undefined;
  const rows: TableRow[] = [];
  for await (const { record: cells, info } of records) {
    const row = info.records + info.empty_lines;
    if (!header) header = readHeader(namesOf(cells));
    else if (!isEmpty(cells)) rows.push({ row, cells: keptIn(cells, header).map(textOf) });
    if (rows.length > MAX_IMPORT_ROWS) {
      throw badFile(`There can be at most ${MAX_IMPORT_ROWS} rows.`);
    }
  }
  if (!header || rows.length === 0) throw badFile('The file has no rows.');
  return { columns: header.filter((column) => column !== null), rows };
}

/** Returns the first record of a file; nothing if it cannot be read, which the parser reports. */
function headerOf(file: Buffer, delimiter: TableDelimiter): string[] {
  const head = file.subarray(0, SLICE);
  const records = parseAtOnce(head, { ...FORMAT, delimiter, to: 1, skip_records_with_error: true });
  return records[0] ?? [];
}

/**
 * Parses a table with some of these columns (RFC 4180; also with semicolons or tabs, with other line endings and
 * with a byte order mark), a slice at a time. `readForeign` may read a header of another program,
 * and returns null for one that is not. Throws `invalid_body` for what is not such a table.
 */
export async function parseTable<Column extends string>(
  file: Buffer,
  known: readonly Column[],
  readForeign: (names: readonly string[]) => Header<Column> | null = () => null,
): Promise<Table<Column>> {
  if (!isUtf8(file)) throw badFile('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  await requireFewLines(file);
  const delimiter = tableDelimiter((tried) => {
    const names = namesOf(headerOf(file, tried));
    return (readForeign(names) ?? names).filter((name) => name !== null);
  }, known);
  const parser = parse({ ...FORMAT, delimiter, info: true });
  pipeline(Readable.from(slicesOf(file)), parser, () => undefined); // its errors are the parser's
  try {
    return {
      ...(await collect(parser, (names) => readForeign(names) ?? columnsOf(names, known))),
      delimiter,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw badFile('The file is not a table that can be read. Is a quotation mark missing?', error);
  }
}
