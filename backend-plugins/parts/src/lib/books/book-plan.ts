import { setImmediate as others } from 'node:timers/promises';
import { type BookColumn, keysOverlap, MAX_REFUSED_ROWS, type RefusedRow } from '@harrow/contract';
import type { Table } from '@harrow/plugin-kit';
import { seenFigure } from '../figure-lines';
import type { NamedPart, NewPart } from '../known-parts';
import { type BookLine, readPath } from './book-line';
import { type BookMachine, type Faults, readBookRow, type ReadLine, readText } from './book-row';

/** A line to write, with the number of its row. */
type PlannedLine = Omit<ReadLine, 'name'> & {
  row: number;
  /** In place of the part's name. */
  ownName: string | null;
  /** As it is shown. */
  name: string;
};

export type PlannedFigure = {
  number: string;
  title: string;
  assemblies: string[];
  lines: PlannedLine[];
};

export type BookPlan = {
  figures: PlannedFigure[];
  newParts: NewPart[];
  faults: RefusedRow[];
  faultCount: number;
};

const MAX_ASSEMBLIES = 6;
const YIELD_AFTER = 500;

type Row = { row: number; line: ReadLine; cells: Map<BookColumn, string>; faults: Faults };

/** Reads the rows of a book in order, and keeps the earlier ones. */
class BookPlanner {
  private readonly figures = new Map<string, PlannedFigure>();
  private readonly newParts = new Map<string, NewPart>();

  constructor(private readonly parts: ReadonlyMap<string, NamedPart>) {}

  /** Adds a row, and notes what is wrong with it. */
  add({ row, line, cells, faults }: Row): void {
    const figure = this.figureOf(line.figure, cells, faults);
    const above = figure.lines.at(-1)?.level ?? -1;
    if (line.level > above + 1) {
      faults.level ??= `This can be at most ${above + 1}, one deeper than the row above.`;
    }
    const planned = { ...line, row, ...this.named(line, faults) };
    if (figure.lines.some((other) => isContradicted(other, planned))) {
      faults.serial_from ??= `Item ${line.item} has another part at these serial numbers.`;
    }
    figure.lines.push(planned);
  }

  get plan() {
    return { figures: [...this.figures.values()], newParts: [...this.newParts.values()] };
  }

  hasFigure(number: string): boolean {
    return this.figures.has(number);
  }

  private figureOf(number: string, cells: Map<BookColumn, string>, faults: Faults): PlannedFigure {
    const known = this.figures.get(number);
    const [path, title] = [
      readAssemblies(cells.get('assembly') ?? '', faults),
      readTitle(cells, faults),
    ];
    if (!known) {
      if (path.length === 0) faults.assembly ??= 'This is required.';
      if (title === null) faults.title ??= 'This is required.';
      const figure = { number, title: title ?? '', assemblies: path, lines: [] };
      this.figures.set(number, figure);
      return figure;
    }
    if (path.length > 0 && path.join('\0') !== known.assemblies.join('\0')) {
      faults.assembly ??= `Figure ${number} is in “${known.assemblies.join('/')}” above.`;
    }
    if (title !== null && title !== known.title) {
      faults.title ??= `Figure ${number} has the title “${known.title}” above.`;
    }
    return known;
  }

  /** Returns the name of a line, and adds its part if it is new. */
  private named({ number, part, name }: ReadLine, faults: Faults) {
    if (number === null || part === null) return { part, name: name ?? '', ownName: name };
    const known = this.parts.get(number) ?? this.newParts.get(number);
    if (!known && name === null) {
      faults.part ??= 'This part is not known: write its name, and it will be added.';
    }
    const own = known ?? { number, printed: part, name: name ?? part };
    if (!('isKnown' in own && own.isKnown)) this.newParts.set(number, own);
    const ownName = name === null || name === own.name ? null : name;
    return { part: own.printed, name: name ?? own.name, ownName };
  }
}

function readAssemblies(cell: string, faults: Faults): string[] {
  if (cell.trim() === '') return [];
  const path = readPath(cell);
  if (path.length > MAX_ASSEMBLIES) {
    faults.assembly = `There can be at most ${MAX_ASSEMBLIES} levels of assemblies.`;
  }
  return path.flatMap((name) => {
    const read = readText(name);
    if ('fault' in read) faults.assembly ??= read.fault;
    else if (read.text === null) faults.assembly ??= 'A name is missing between the slashes.';
    else return [read.text];
    return [];
  });
}

function readTitle(cells: Map<BookColumn, string>, faults: Faults): string | null {
  const read = readText(cells.get('title') ?? '');
  if ('text' in read) return read.text;
  faults.title = read.fault;
  return null;
}

/** Whether two lines say different things of one item of one machine. */
function isContradicted(one: PlannedLine, other: PlannedLine): boolean {
  return (
    one.item === other.item &&
    (one.number ?? one.name) !== (other.number ?? other.name) &&
    one.usableOn.join() === other.usableOn.join() &&
    keysOverlap(one.keys, other.keys)
  );
}

/** Returns the numbers of the parts in a table. */
export const numbersIn = (rows: readonly { line: ReadLine }[]): string[] => [
  ...new Set(rows.flatMap(({ line }) => line.number ?? [])),
];

/** Reads the rows of a table of a book, each by itself. */
export async function readBookRows(
  { columns, rows }: Table<BookColumn>,
  machine: BookMachine,
): Promise<Row[]> {
  const read: Row[] = [];
  for (const { row, cells: texts } of rows) {
    const cells = new Map(columns.map((column, at) => [column, texts[at] ?? '']));
    const { line, faults } = readBookRow(cells, machine);
    if (texts.length !== columns.length) {
      faults.figure = `This row has ${texts.length} cells, and the header ${columns.length}.`;
    }
    read.push({ row, line, cells, faults });
    if (read.length % YIELD_AFTER === 0) await others();
  }
  return read;
}

/** Returns the book that rows make, and all rows that break a rule. */
export function planBook(rows: readonly Row[], parts: readonly NamedPart[]): BookPlan {
  const planner = new BookPlanner(new Map(parts.map((part) => [part.number, part])));
  for (const row of rows) planner.add(row);
  for (const { line, faults } of rows) {
    const seen = seenFigure(line.note);
    if (seen !== null && !planner.hasFigure(seen)) faults.note ??= `There is no figure ${seen}.`;
  }
  const faulty = rows.filter(({ faults }) => Object.keys(faults).length > 0);
  return {
    ...planner.plan,
    faults: faulty
      .slice(0, MAX_REFUSED_ROWS)
      .map(({ row, faults }) => ({ row, fields: { ...faults } })),
    faultCount: faulty.length,
  };
}

/** Returns the lines of a plan as a table has them. */
export const linesOf = ({ figures }: Pick<BookPlan, 'figures'>): (BookLine & { row: number })[] =>
  figures.flatMap(({ assemblies, number, title, lines }) =>
    lines.map((line) => ({ ...line, assemblies, figure: number, title })),
  );
