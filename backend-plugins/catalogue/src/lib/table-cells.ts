import type { ProductColumn } from '@harrow/contract';
import type { WrittenDetails } from './product-details';

/** The cells of a product, by the names of their columns. */
export type TableCells = Record<ProductColumn, string>;

type Entry = { name: string; text: string };

/** The name ends at the first colon, so that one in the name needs a backslash. */
const toLine = ({ name, text }: Entry): string => `${name.replace(/[\\:]/g, '\\$&')}: ${text}`;

const LINE = /^((?:[^\\:]|\\.)*):(.*)$/;

/** Returns the name and the text of a line such as `Rows: 20`; null if it has no colon. */
export function entryOf(line: string): Entry | null {
  const [, name, text] = LINE.exec(line) ?? [];
  if (name === undefined || text === undefined) return null;
  return { name: name.replace(/\\(.)/g, '$1').trim(), text: text.trim() };
}

/** Returns the lines of a cell that have something on them, with their numbers from 1 on. */
export const linesOf = (cell: string): { line: string; number: number }[] =>
  cell
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');

/** Returns a product's row of the table. */
export const cellsOf = (product: WrittenDetails): TableCells => ({
  _id: product._id,
  sku: product.sku ?? '',
  name: product.name,
  img: product.img,
  price: String(product.price),
  available: String(product.available),
  minimum: String(product.minimum),
  description: product.description,
  category: product.category?.handle ?? '',
  images: product.images.join('\n'),
  specifications: product.specifications
    .map(({ name, value }) => toLine({ name, text: value }))
    .join('\n'),
  documents: product.documents.map(({ name, url }) => toLine({ name, text: url })).join('\n'),
});
