import type { BookWarning, Callout } from '@harrow/contract';
import type { BookPlan, PlannedFigure } from './book-plan';

/** The data that a draft keeps from the figure with the same number in the previous revision. */
export type KeptFigure = {
  number: string;
  drawing: string | null;
  width: number | null;
  height: number | null;
  placedAt: string | null;
  callouts: Callout[];
};

/** The argument of `write_book`. */
type BookContents = {
  assemblies: { position: number; parent: number | null; name: string }[];
  figures: (Omit<KeptFigure, 'callouts'> & { position: number; assembly: number; title: string })[];
  lines: object[];
  callouts: object[];
};

/** Numbers the assemblies of paths; those with the same path are one. */
class AssemblyTree {
  readonly assemblies: BookContents['assemblies'] = [];
  private readonly positions = new Map<string, number>();

  positionOf(path: readonly string[]): number {
    const key = path.join('\0');
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    const parent = path.length > 1 ? this.positionOf(path.slice(0, -1)) : null;
    const position = this.assemblies.length;
    this.assemblies.push({ position, parent, name: path.at(-1) ?? '' });
    this.positions.set(key, position);
    return position;
  }
}

const NOTHING_KEPT: Omit<KeptFigure, 'number'> = {
  drawing: null,
  width: null,
  height: null,
  placedAt: null,
  callouts: [],
};

const linesToWrite = ({ lines }: PlannedFigure, figure: number): object[] =>
  lines.map(
    ({ item, level, number, ownName, quantity, keys, from, to, usableOn, note }, position) => ({
      ...{ figure, position, item, level, part: number, name: ownName, quantity },
      ...{ fromKey: keys.from, toKey: keys.to, from, to, usableOn, note },
    }),
  );

/** Returns what is to be written of a plan, with the drawings and callouts that are kept. */
export function contentsOf(
  { figures }: Pick<BookPlan, 'figures'>,
  kept: readonly KeptFigure[],
): { contents: BookContents; warnings: BookWarning[] } {
  const tree = new AssemblyTree();
  const former = new Map(kept.map((figure) => [figure.number, figure]));
  const warnings: BookWarning[] = [];
  const contents: BookContents = {
    assemblies: tree.assemblies,
    figures: [],
    lines: [],
    callouts: [],
  };
  figures.forEach((figure, position) => {
    const { number, title, assemblies, lines } = figure;
    const { callouts: known, ...drawing } = former.get(number) ?? NOTHING_KEPT;
    const items = new Set(lines.map(({ item }) => item));
    const callouts = known.filter(({ item }) => items.has(item));
    contents.figures.push({
      ...drawing,
      ...{ number, title, position, assembly: tree.positionOf(assemblies) },
    });
    contents.lines.push(...linesToWrite(figure, position));
    contents.callouts.push(
      ...callouts.map((each, at) => ({ ...each, figure: position, position: at })),
    );
    if (drawing.drawing !== null) warnings.push(...unplaced(number, lines, callouts));
  });
  return { contents, warnings };
}

/** Warns once of each listed item that a drawing does not show; `row` is that of an imported table. */
export function unplaced(
  figure: string,
  listed: readonly { item: string; row?: number }[],
  callouts: readonly Callout[],
): BookWarning[] {
  const seen = new Set(callouts.map(({ item }) => item));
  return listed.flatMap(({ item, row = null }) => {
    if (seen.has(item)) return [];
    seen.add(item);
    return [{ row, figure, message: `Item ${item} has no place in the drawing.` }];
  });
}
