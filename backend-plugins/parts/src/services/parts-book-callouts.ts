import {
  type AnswerOf,
  calloutColumns,
  type importCallouts,
  type PartsBook,
} from '@harrow/contract';
import {
  type AnswerPieces,
  csvTable,
  noSuch,
  parseTable,
  refusedTable,
  type Services,
} from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { unplaced } from '../lib/books/book-contents';
import { retiredBook } from '../lib/books/retired-book';
import { type PlacedFigure, planCallouts } from '../lib/callouts/callout-plan';
import { placeCallouts } from '../lib/callouts/place-callouts';
import { inOneBatch } from '../lib/in-one-batch';
import { statement } from '../lib/statement';

const FIGURES = statement('book-callouts');
const LOCK = 'SELECT state FROM part_book WHERE id = $1 FOR UPDATE';
const FIND = 'SELECT state FROM part_book WHERE id = $1';
const NOTE = 'UPDATE part_figure SET placed_at = now() WHERE id = $1';

/** Reads and writes the callouts of a book as a table. */
export default class PartsBookCalloutsService {
  constructor(private readonly services: Services) {}

  /**
   * Reads a table of callouts, which replace those of the figures that it names, or says what it would change. Throws
   * `not_found`, `conflict` for a retired book, and `invalid_body` for a file that is not such a table, or with `rows`
   * for rows that break rules.
   */
  async import(
    id: string,
    file: Buffer,
    dryRun: boolean,
  ): Promise<AnswerOf<typeof importCallouts>> {
    const table = await parseTable(file, calloutColumns);
    return await this.services.manager.transaction(async (manager) => {
      if ((await stateOf(manager, LOCK, id)) === 'retired') throw retiredBook();
      const figures: PlacedFigure[] = await manager.query(FIGURES, [id]);
      const { changed, faults, faultCount, ...counts } = planCallouts(table, figures);
      if (faultCount > 0) throw refusedTable(faults, faultCount);
      if (!dryRun) for (const figure of changed) await write(manager, figure);
      const latest = new Map(changed.map((figure) => [figure.id, figure]));
      const warnings = figures.flatMap((figure) => missingIn(latest.get(figure.id) ?? figure));
      return { acknowledged: true, ...counts, warnings };
    });
  }

  /** Returns the callouts of a book as a table. Throws `not_found`. */
  async export(id: string): Promise<AnswerPieces<string>> {
    const { manager } = this.services;
    await stateOf(manager, FIND, id);
    const figures: PlacedFigure[] = await manager.query(FIGURES, [id]);
    return csvTable(calloutColumns, inOneBatch(figures), ({ number, callouts }) =>
      callouts.map(({ item, x, y, tipX, tipY }) => [number, item, x, y, tipX, tipY]),
    );
  }
}

async function stateOf(manager: EntityManager, statement: string, id: string) {
  const [book]: Pick<PartsBook, 'state'>[] = await manager.query(statement, [id]);
  if (!book) throw noSuch('parts book');
  return book.state;
}

async function write(manager: EntityManager, { id, callouts }: PlacedFigure): Promise<void> {
  await manager.query(NOTE, [id]);
  await placeCallouts(manager, id, callouts);
}

const missingIn = ({ number, isDrawn, items, callouts }: PlacedFigure) =>
  isDrawn
    ? unplaced(
        number,
        items.map((item) => ({ item })),
        callouts,
      )
    : [];
