import {
  type BodyOf,
  type ProductColumn,
  productColumns,
  type TableDelimiter,
  type updateProduct,
} from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';

/** The cells of a product, by the names of their columns. */
export type TableCells = Record<ProductColumn, string>;

/** All that staff write of a product, and its id. */
export type ProductValues = Required<BodyOf<typeof updateProduct>> & { _id: string };

/** The fields in a product's metadata, and what a missing or invalid one counts as. */
export const STORED_AS_METADATA = {
  minimum: 1,
  specifications: [],
  documents: [],
  name_de: null,
  description_de: null,
  specifications_de: [],
} satisfies Partial<ProductValues>;

type Column<Value> = {
  /** Returns the text of a cell. */
  write: (value: Value) => string;
  /** Returns the value in a cell, which the rules of the contract check; by default the text itself. */
  read?: (cell: string, delimiter: TableDelimiter) => unknown;
};

const text: Column<string> = { write: (value) => value };

const textOrNull: Column<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => (cell.trim() === '' ? null : cell),
};

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
  const typed = cell.trim();
  const isPlain = (delimiter === ',' ? NUMBER : NUMBER_WITH_COMMA).test(typed);
  if (delimiter !== ',' && (isPlain ? WITH_THOUSANDS : WITH_SEPARATORS).test(typed)) {
    throw badCell('Write numbers as 1234.5 or 1234,5: nothing between thousands.');
  }
  return isPlain ? Number(typed.replace(',', '.')) : cell;
}

const number: Column<number> = { write: String, read: toNumber };

/** Returns the lines of a cell that have something on them, with their numbers from 1 on. */
const linesOf = (cell: string): { line: string; number: number }[] =>
  cell
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');

/** The name ends at the first colon, so that one in the name needs a backslash. */
const PAIR = /^((?:[^\\:]|\\.)*):(.*)$/;

/** A list with a line such as `Rows: 20` for each entry; `key` is the member after the name. */
const pairs = <Key extends string>(
  key: Key,
): Column<({ name: string } & Record<Key, string>)[]> => ({
  write: (entries) =>
    entries.map((entry) => `${entry.name.replace(/[\\:]/g, '\\$&')}: ${entry[key]}`).join('\n'),
  read: (cell) =>
    linesOf(cell).map(({ line, number: place }) => {
      const [, name, rest] = PAIR.exec(line) ?? [];
      if (name === undefined || rest === undefined) {
        throw badCell(`Line ${place}: write a name, a colon and the rest.`);
      }
      return { name: name.replace(/\\(.)/g, '$1').trim(), [key]: rest.trim() };
    }),
});

/** Writes and reads a cell of each column. */
export const PRODUCT_TABLE: { [Name in ProductColumn]: Column<ProductValues[Name]> } = {
  _id: text,
  sku: textOrNull,
  name: text,
  img: text,
  price: number,
  available: number,
  minimum: number,
  description: text,
  category: textOrNull,
  images: {
    write: (urls) => urls.join('\n'),
    read: (cell) => linesOf(cell).map(({ line }) => line),
  },
  specifications: pairs('value'),
  documents: pairs('url'),
  name_de: textOrNull,
  description_de: textOrNull,
  specifications_de: pairs('value'),
};

const cellOf = <Name extends ProductColumn>(
  name: Name,
  value: ProductValues[Name] | undefined,
): string => (value === undefined ? '' : PRODUCT_TABLE[name].write(value));

/** Returns the cells of a product; those of values that are not given are empty. */
export const cellsOf = (values: Partial<ProductValues>) =>
  Object.fromEntries(
    productColumns.map((name) => [name, cellOf(name, values[name])]),
  ) as TableCells;
