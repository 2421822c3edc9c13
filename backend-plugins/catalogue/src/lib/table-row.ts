import { productChanges, type ProductColumn, type TableDelimiter } from '@harrow/contract';
import { parseBody, ShopError } from '@harrow/plugin-kit';
import * as z from 'zod/mini';
import { readPrice } from './price';
import { effective, type ProductChanges } from './product-changes';
import { cellsOf, entryOf, linesOf, type TableCells } from './table-cells';
import type { WrittenDetails } from './product-details';

/** The values of a row; `price` is decimal. */
export type RowValues = ProductChanges;

/** The changes of a row: the new values, and the text of each changed cell before and after. */
type RowChanges = {
  values: RowValues;
  cells: Partial<Record<ProductColumn, { before: string; after: string }>>;
};

/** A new product needs what `POST /services` needs. */
const newProduct = z.required(productChanges, {
  name: true,
  img: true,
  description: true,
  price: true,
  available: true,
  minimum: true,
});

const badCell = (message: string) =>
  new ShopError('invalid_body', '', { fields: { cell: message } });

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const NUMBER_WITH_COMMA = /^[+-]?\d+(?:[.,]\d+)?$/;

const WITH_SEPARATORS = /^[+-]?\d[\d.,'’\s]*$/;
const WITH_THOUSANDS = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Leaves text that is not a number unchanged, so that the rules refuse it. Where tables do not have commas
 * between their cells, numbers may have them as decimal marks. `1.000` and `1,000` are refused there, as
 * they could be either number.
 */
function toNumber(cell: string, delimiter: TableDelimiter): unknown {
  const text = cell.trim();
  const isPlain = (delimiter === ',' ? NUMBER : NUMBER_WITH_COMMA).test(text);
  if (delimiter !== ',' && (isPlain ? WITH_THOUSANDS : WITH_SEPARATORS).test(text)) {
    throw badCell('Write numbers as 1234.5 or 1234,5: nothing between thousands.');
  }
  return isPlain ? Number(text.replace(',', '.')) : cell;
}

const toNothing = (cell: string): string | null => (cell.trim() === '' ? null : cell);

const entries = (key: 'value' | 'url') => (cell: string) =>
  linesOf(cell).map(({ line, number }) => {
    const entry = entryOf(line);
    if (entry) return { name: entry.name, [key]: entry.text };
    throw badCell(`Line ${number}: write a name, a colon and the rest.`);
  });

type CellReader = (cell: string, delimiter: TableDelimiter) => unknown;

/** Parsers for the cells of a column. Columns without a parser hold text. */
const READERS: Partial<Record<ProductColumn, CellReader>> = {
  sku: toNothing,
  price: toNumber,
  available: toNumber,
  minimum: toNumber,
  category: toNothing,
  images: (cell) => linesOf(cell).map(({ line }) => line),
  specifications: entries('value'),
  documents: entries('url'),
};

const refusal = z.object({
  type: z.literal('invalid_body'),
  fields: z.record(z.string(), z.string()),
});

function fieldsOf(error: unknown): Record<string, string> {
  const parsed = z.safeParse(refusal, error);
  if (!parsed.success) throw error;
  return parsed.data.fields;
}

/** Names the line of the cell where a rule of a list's entry is broken: `images.2` is its third. */
function faultOf([path, message]: [string, string]): [string, string] {
  const [column = '', index] = path.split('.');
  return [column, index === undefined ? message : `Line ${Number(index) + 1}: ${message}`];
}

type Parsed<T> = { values: T } | { faults: Record<string, string> };

function parse<T>(read: () => T): Parsed<T> {
  try {
    return { values: read() };
  } catch (error) {
    return { faults: Object.fromEntries(Object.entries(fieldsOf(error)).map(faultOf)) };
  }
}

/** The picture of the lists is the first of all, whatever the list of pictures says. */
function withPictures(values: RowValues, img: string): RowValues {
  const { images } = values;
  if (!images) return values;
  const first = values.img ?? img;
  return { ...values, images: [...new Set([first, ...images])].filter((url) => url !== '') };
}

/** Returns the cells after a change, as the preview shows them and the next export writes them. */
const cellsAfter = (values: RowValues, shown: WrittenDetails): TableCells =>
  cellsOf({
    ...shown,
    ...values,
    category:
      values.category === undefined
        ? shown.category
        : values.category === null
          ? null
          : { handle: values.category, name: '' },
  });

const NOTHING: WrittenDetails = {
  ...{ _id: '', name: '', img: '', price: 0, currency: '', available: 0, minimum: 0 },
  ...{ description: '', handle: '', category: null, rating: null, sku: null, images: [] },
  ...{ specifications: [], documents: [], related: [], updatedAt: '' },
};

const EMPTY: TableCells = {
  ...{ _id: '', sku: '', name: '', img: '', price: '', available: '', minimum: '' },
  ...{ description: '', category: '', images: '', specifications: '', documents: '' },
};

/** The cells of a row that are not as the product's own, by column. */
function differing(given: Map<ProductColumn, string>, before: TableCells) {
  const isSame = (column: ProductColumn, cell: string) =>
    cell === before[column].replace(/\r\n?/g, '\n');
  return [...given].filter(([column, cell]) => column !== '_id' && !isSame(column, cell));
}

/**
 * Reads what a row changes of a product, or all of it for a new one, by the rules of `PATCH /services/{id}`
 * and `POST /services`; or returns a message for each column that breaks them. A cell that is as the
 * product's own is not looked at: staff may have stored in the stock admin what these rules refuse.
 */
export function readRow(
  given: Map<ProductColumn, string>,
  product: WrittenDetails | undefined,
  { currency, delimiter }: { currency: string; delimiter: TableDelimiter },
): RowChanges | { faults: Record<string, string> } {
  const before = product ? cellsOf(product) : EMPTY;
  const raw: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [column, cell] of differing(given, before)) {
    const reader = READERS[column];
    const read = parse(() => (reader ? reader(cell, delimiter) : cell));
    if ('values' in read) raw[column] = read.values;
    else faults[column] = read.faults.cell ?? '';
  }
  const parsed = parse(() => {
    const values: RowValues = parseBody(product ? productChanges : newProduct, raw);
    if (values.price !== undefined) readPrice(values.price, currency);
    return values;
  });
  const all = { ...('faults' in parsed ? parsed.faults : {}), ...faults };
  if ('faults' in parsed || Object.keys(all).length > 0) return { faults: all };
  const shown = product ?? NOTHING;
  const complete = withPictures(parsed.values, shown.img);
  const values = product ? effective(complete, product) : complete;
  const after = cellsAfter(values, shown);
  const changed = (Object.keys(values) as ProductColumn[]).filter(
    (column) => before[column] !== after[column],
  );
  const cells = Object.fromEntries(
    changed.map((column) => [column, { before: before[column], after: after[column] }]),
  );
  return { values, cells };
}
