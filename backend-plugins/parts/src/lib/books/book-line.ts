import type { BookColumn } from '@harrow/contract';

/** A line of a book as its table has it. */
export type BookLine = {
  assemblies: string[];
  figure: string;
  title: string;
  item: string;
  level: number;
  /** As printed. */
  part: string | null;
  name: string | null;
  quantity: number | null;
  from: string | null;
  to: string | null;
  usableOn: string[];
  note: string | null;
};

/** Slashes separate the assemblies of a path, so that one in a name is written twice. */
const writePath = (assemblies: readonly string[]): string =>
  assemblies.map((name) => name.replaceAll('/', '//')).join('/');

export const readPath = (cell: string): string[] =>
  cell
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim());

/** Returns the cells of a line, by their columns. */
export const cellsOf = (line: BookLine): Record<BookColumn, string> => ({
  assembly: writePath(line.assemblies),
  figure: line.figure,
  title: line.title,
  item: line.item,
  level: String(line.level),
  part: line.part ?? '',
  name: line.name ?? '',
  quantity: line.quantity === null ? '' : String(line.quantity),
  serial_from: line.from ?? '',
  serial_to: line.to ?? '',
  usable_on: line.usableOn.join(' '),
  note: line.note ?? '',
});
