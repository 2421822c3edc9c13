import {
  isKeyIn,
  type KeyRange,
  type Machine,
  type MachineOption,
  type SerialRange,
  type SerialScheme,
  toScheme,
  type Years,
} from '@harrow/contract';

/** Serial numbers that were built as a machine. */
export type BuiltRow = {
  fromKey: string;
  toKey: string;
  from: string;
  to: string | null;
  yearFrom: number | null;
  yearTo: number | null;
};

type AssemblyRow = { id: number; parentId: number | null; name: string };
type FigureRow = { assemblyId: number; number: string; title: string; img: string; items: number };

type BookRow = {
  code: string;
  revision: number;
  title: string;
  publishedAt: string;
  fromKey: string;
  toKey: string;
  assemblies: AssemblyRow[];
  figures: FigureRow[];
};

/** A row of `machine-by-handle.sql`. */
export type MachineRow = {
  productId: string;
  handle: string;
  name: string;
  img: string;
  serialPlace: string | null;
  scheme: SerialScheme | null;
  serials: BuiltRow[];
  options: MachineOption[];
  books: BookRow[];
};

export const keysOf = ({ fromKey, toKey }: { fromKey: string; toKey: string }): KeyRange => ({
  from: fromKey,
  to: toKey,
});

/** Whether a book is for a serial number; for a number that is not known, every book is. */
const isFor = (book: MachineRow['books'][number], key: string | null): boolean =>
  key === null || isKeyIn(key, keysOf(book));

/** Whether the machine has a book for a serial number. */
export const isCovered = ({ books }: MachineRow, key: string | null): boolean =>
  books.some((book) => isFor(book, key));

/** Returns the bounds as printed; null for every number. */
export const printedRange = ({ from, to }: SerialRange): SerialRange | null =>
  from === null && to === null ? null : { from, to };

export const yearsOf = ({
  yearFrom,
  yearTo,
}: Pick<BuiltRow, 'yearFrom' | 'yearTo'>): Years | null =>
  yearFrom === null ? null : { from: yearFrom, to: yearTo };

export const toMachineLink = ({ handle, name, img }: MachineRow) => ({ handle, name, img });

/** The columns for reading the serial numbers of a machine. */
export const serialsOf = ({ scheme, serials }: Pick<MachineRow, 'scheme' | 'serials'>) => ({
  scheme: scheme && toScheme(scheme),
  built: serials,
});

type Assembly = Machine['books'][number]['assemblies'][number];

function treeOf({ assemblies, figures }: BookRow): Assembly[] {
  const below = (parent: number | null): Assembly[] =>
    assemblies
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, name }) => ({
        name,
        assemblies: below(id),
        figures: figures
          .filter(({ assemblyId }) => assemblyId === id)
          .map(({ number, title, img, items }) => ({ number, title, img, items })),
      }));
  return below(null);
}

/** Translates a machine; with a key, its books are those for the serial number. */
export function toMachineDto(
  row: MachineRow,
  serial: Machine['serial'],
  key: string | null,
): Machine {
  const { productId, options, serialPlace, serials, books } = row;
  return {
    _id: productId,
    ...toMachineLink(row),
    options,
    serialPlace,
    serialExample: serials[0]?.from ?? null,
    serial,
    books: books
      .filter((book) => isFor(book, key))
      .map((book) => ({
        code: book.code,
        revision: book.revision,
        title: book.title,
        publishedAt: new Date(book.publishedAt).toISOString(),
        assemblies: treeOf(book),
      })),
  };
}
