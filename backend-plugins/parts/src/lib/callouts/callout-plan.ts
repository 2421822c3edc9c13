import {
  type Callout,
  type CalloutColumn,
  MAX_CALLOUTS,
  MAX_REFUSED_ROWS,
  type RefusedRow,
} from '@harrow/contract';
import type { Table } from '@harrow/plugin-kit';

/** A row of `book-callouts.sql`. */
export type PlacedFigure = {
  id: string;
  number: string;
  isDrawn: boolean;
  items: string[];
  callouts: Callout[];
};

type Faults = Partial<Record<CalloutColumn, string>>;

type CalloutPlan = {
  /** The figures that a table changes, with what they get. */
  changed: PlacedFigure[];
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  faults: RefusedRow[];
  faultCount: number;
};

const PERCENT = /^\d{1,3}(?:[.,]\d{1,6})?$/;

/** Reads the cells of a row, and collects what is wrong with them. */
class Reader {
  readonly faults: Faults = {};

  constructor(private readonly cells: ReadonlyMap<CalloutColumn, string>) {}

  text(column: CalloutColumn): string {
    return (this.cells.get(column) ?? '').trim();
  }

  /** Returns hundredths of a percent as the database keeps them. */
  percent(column: CalloutColumn): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const value = Number(text.replace(',', '.'));
    if (PERCENT.test(text) && value <= 100) return Math.round(value * 100) / 100;
    this.faults[column] = 'This must be 0 to 100.';
    return null;
  }

  place(column: 'x' | 'y'): number {
    const value = this.percent(column);
    if (value === null) this.faults[column] ??= 'This is required.';
    return value ?? 0;
  }
}

function readRow(
  cells: ReadonlyMap<CalloutColumn, string>,
  figures: ReadonlyMap<string, PlacedFigure>,
): { number: string; callout: Callout; faults: Faults } {
  const reader = new Reader(cells);
  const [number, item] = [reader.text('figure'), reader.text('item').toUpperCase()];
  const figure = figures.get(number);
  if (!figure) reader.faults.figure = 'The book has no such figure.';
  else if (!figure.items.includes(item)) {
    reader.faults.item = 'The list of the figure has no such item.';
  }
  const [tipX, tipY] = [reader.percent('tip_x'), reader.percent('tip_y')];
  if ((tipX === null) !== (tipY === null)) {
    const [missing, given] =
      tipX === null ? (['tip_x', 'tip_y'] as const) : (['tip_y', 'tip_x'] as const);
    reader.faults[missing] ??= `This is required where ${given} is given.`;
  }
  const callout = { item, x: reader.place('x'), y: reader.place('y'), tipX, tipY };
  return { number, callout, faults: reader.faults };
}

const textOf = ({ item, x, y, tipX, tipY }: Callout): string =>
  JSON.stringify([item, x, y, tipX, tipY]);

/** Compares the callouts of each item in their order. */
function count(
  plan: Pick<CalloutPlan, 'created' | 'updated' | 'removed' | 'unchanged'>,
  before: readonly Callout[],
  after: readonly Callout[],
): void {
  for (const item of new Set([...before, ...after].map((callout) => callout.item))) {
    const [former, latter] = [before, after].map((all) => all.filter((each) => each.item === item));
    latter?.forEach((callout, at) => {
      const known = former?.[at];
      if (!known) plan.created += 1;
      else if (textOf(known) === textOf(callout)) plan.unchanged += 1;
      else plan.updated += 1;
    });
    plan.removed += Math.max(0, (former?.length ?? 0) - (latter?.length ?? 0));
  }
}

/** Returns what a table changes of the callouts of the figures that it names, and all rows that break a rule. */
export function planCallouts(
  { columns, rows }: Table<CalloutColumn>,
  figures: readonly PlacedFigure[],
): CalloutPlan {
  const byNumber = new Map(figures.map((figure) => [figure.number, figure]));
  const given = new Map<string, Callout[]>();
  const faulty: { row: number; fields: Faults }[] = [];
  for (const { row, cells } of rows) {
    const named = new Map(columns.map((column, at) => [column, cells[at] ?? '']));
    const { number, callout, faults } = readRow(named, byNumber);
    const own = given.get(number) ?? [];
    own.push(callout);
    given.set(number, own);
    if (own.length > MAX_CALLOUTS) faults.figure ??= `There can be at most ${MAX_CALLOUTS}.`;
    if (Object.keys(faults).length > 0) faulty.push({ row, fields: faults });
  }
  const plan = { created: 0, updated: 0, removed: 0, unchanged: 0 };
  const changed = [...given].flatMap(([number, callouts]) => {
    const figure = byNumber.get(number);
    if (!figure) return [];
    count(plan, figure.callouts, callouts);
    const isSame = figure.callouts.map(textOf).join() === callouts.map(textOf).join();
    return isSame ? [] : [{ ...figure, callouts }];
  });
  const faults = faulty
    .slice(0, MAX_REFUSED_ROWS)
    .map(({ row, fields }) => ({ row, fields: { ...fields } }));
  return { ...plan, changed, faults, faultCount: faulty.length };
}
