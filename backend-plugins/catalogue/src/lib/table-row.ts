import {
  newProduct,
  productChanges,
  type ProductColumn,
  type TableDelimiter,
} from '@harrow/contract';
import { parseBody } from '@harrow/plugin-kit';
import * as z from 'zod/mini';
import { readPrice } from './price';
import { effective, type ProductChanges, valuesOf } from './product-changes';
import type { WrittenDetails } from './product-details';
import { cellsOf, PRODUCT_TABLE, type TableCells } from './product-table';

/** The values of a row; `price` is decimal. */
export type RowValues = ProductChanges;

/** The changes of a row: the new values, and the text of each changed cell before and after. */
type RowChanges = {
  values: RowValues;
  cells: Partial<Record<ProductColumn, { before: string; after: string }>>;
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
  const before = cellsOf(product ? valuesOf(product) : {});
  const raw: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [column, cell] of differing(given, before)) {
    const { read: reader } = PRODUCT_TABLE[column];
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
  const complete = withPictures(parsed.values, product?.img ?? '');
  const values = product ? effective(complete, product) : complete;
  const after = cellsOf(values);
  const changed = (Object.keys(values) as ProductColumn[]).filter(
    (column) => before[column] !== after[column],
  );
  const cells = Object.fromEntries(
    changed.map((column) => [column, { before: before[column], after: after[column] }]),
  );
  return { values, cells };
}
