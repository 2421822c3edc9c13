import {
  type AnswerOf,
  type BookColumn,
  bookColumns,
  type importPartsBook,
} from '@harrow/contract';
import { type BookLine, cellsOf } from './book-line';

type Change = AnswerOf<typeof importPartsBook>['changes'][number];
type Cells = Record<BookColumn, string>;

const MAX_SHOWN = 100;

/** The changes that a table makes to a book. */
type BookChanges = {
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  changes: Change[];
};

/** Names each line by its figure, its item, and its place among the lines of the item. */
function byPlace<Line extends BookLine>(lines: readonly Line[]): Map<string, Line> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const name = `${line.figure} ${line.item}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${name} ${count}`, line];
    }),
  );
}

function differences(before: Cells | undefined, after: Cells | undefined): Change['fields'] {
  const of = (cells: Cells | undefined, column: BookColumn) => cells?.[column] ?? '';
  const changed = bookColumns.filter((column) => of(before, column) !== of(after, column));
  return Object.fromEntries(
    changed.map((column) => [column, { before: of(before, column), after: of(after, column) }]),
  );
}

/** Compares the lines of a table with those of the revision before. */
export function compareBooks(
  before: readonly BookLine[],
  after: readonly (BookLine & { row: number })[],
): BookChanges {
  const [known, given] = [byPlace(before), byPlace(after)];
  const counts = { created: 0, updated: 0, removed: 0, unchanged: 0 };
  const changes: Change[] = [];
  const note = (line: BookLine, row: number | null, fields: Change['fields']) => {
    if (changes.length >= MAX_SHOWN) return;
    changes.push({ row, figure: line.figure, item: line.item, name: line.name ?? '', fields });
  };
  for (const [place, line] of given) {
    const former = known.get(place);
    const fields = differences(former && cellsOf(former), cellsOf(line));
    if (!former) counts.created += 1;
    else if (Object.keys(fields).length > 0) counts.updated += 1;
    else counts.unchanged += 1;
    if (Object.keys(fields).length > 0) note(line, line.row, fields);
  }
  for (const [place, line] of known) {
    if (given.has(place)) continue;
    counts.removed += 1;
    note(line, null, differences(cellsOf(line), undefined));
  }
  return { ...counts, changes };
}
