import {
  type AnswerOf,
  type BodyOf,
  bookColumns,
  type BookFigure,
  type Callout,
  type PartsBook,
  type PartsBookDetails,
  type saveBookFigure,
} from '@harrow/contract';
import { type AnswerPieces, csvTable, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type BookLine, cellsOf } from '../lib/books/book-line';
import { unplaced } from '../lib/books/book-contents';
import { LOCK_CODE_OF } from '../lib/books/lock-code';
import { retiredBook } from '../lib/books/retired-book';
import { placeCallouts } from '../lib/callouts/place-callouts';
import { drawingOf } from '../lib/figure-row';
import { inOneBatch } from '../lib/in-one-batch';
import { findMachine, LOCK_SCHEMES } from '../lib/machine-settings';
import { printedRange } from '../lib/machine-row';
import { statement } from '../lib/statement';

const LIST = statement('list-books');
const CONTENTS = statement('book-contents');
const ROWS = statement('book-rows');
const FIGURE = statement('book-figure');
const LOCK = 'SELECT state, revision FROM part_book WHERE id = $1 FOR UPDATE';
const PUBLISH = 'SELECT publish_book($1)';
const RETIRE = `UPDATE part_book SET state = 'retired' WHERE id = $1`;
const WRITE_FITMENTS = 'SELECT write_fitments($1)';
const DELETE = 'DELETE FROM part_book WHERE id = $1';
const CHANGE_FIGURE =
  'UPDATE part_figure SET drawing = $2, width = $3, height = $4, placed_at = now() WHERE id = $1';

type BookRow = Omit<PartsBook, 'serials' | 'createdAt' | 'publishedAt'> & {
  from: string | null;
  to: string | null;
  createdAt: Date;
  publishedAt: Date | null;
};

type StaffFigureRow = Omit<BookFigure, 'drawing' | 'lines'> & {
  id: string;
  state: PartsBook['state'];
  drawing: string | null;
  width: number | null;
  height: number | null;
  lines: (Omit<BookFigure['lines'][number], 'serials'> & {
    from: string | null;
    to: string | null;
  })[];
};

type FigureChange = BodyOf<typeof saveBookFigure>;

const toBookDto = ({ from, to, createdAt, publishedAt, ...book }: BookRow): PartsBook => ({
  ...book,
  serials: printedRange({ from, to }),
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});

function toFigureDto(row: StaffFigureRow): BookFigure {
  const { number, title, assemblies, callouts } = row;
  const lines = row.lines.map(({ from, to, ...line }) => ({
    ...line,
    serials: printedRange({ from, to }),
  }));
  return { number, title, assemblies, drawing: drawingOf(row), callouts, lines };
}

/** The parts books, as staff manage them. */
export default class PartsBookService {
  constructor(private readonly services: Services) {}

  /** Returns the books of a machine, or all. Throws `not_found` for an unknown machine. */
  async list(machine: string | undefined): Promise<PartsBook[]> {
    const { manager } = this.services;
    const productId =
      machine === undefined ? null : (await findMachine(manager, machine)).productId;
    const rows: BookRow[] = await manager.query(LIST, [productId, null]);
    return rows.map(toBookDto);
  }

  /** Returns a book with its figures. Throws `not_found`. */
  async retrieve(id: string): Promise<PartsBookDetails> {
    const book = await this.find(id);
    const contents: PartsBookDetails['contents'] = await this.services.manager.query(CONTENTS, [
      id,
    ]);
    return { ...toBookDto(book), contents };
  }

  /** Returns a book as a table, and the name of its file. Throws `not_found`. */
  async export(id: string): Promise<{ name: string; table: AnswerPieces<string> }> {
    const { code, revision } = await this.find(id);
    const lines: BookLine[] = await this.services.manager.query(ROWS, [id]);
    const table = csvTable(bookColumns, inOneBatch(lines), (line) => {
      const cells = cellsOf(line);
      return [bookColumns.map((column) => cells[column])];
    });
    return { name: `${code}-${revision}.csv`, table };
  }

  /** Returns a figure of a book. Throws `not_found`. */
  async figure(id: string, number: string): Promise<BookFigure> {
    return toFigureDto(await findFigure(this.services.manager, id, number));
  }

  /**
   * Sets the callouts of a figure, and its drawing if one is given, if `isSeen` knows the figure. Throws `not_found`,
   * `conflict` for a retired book, `changed_since` for another figure than the caller has seen, and `invalid_body` for
   * an item that is not on its list.
   */
  async saveFigure(
    id: string,
    number: string,
    { drawing, callouts }: FigureChange,
    isSeen: (figure: BookFigure) => boolean = () => true,
  ): Promise<AnswerOf<typeof saveBookFigure>> {
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK, [id]);
      const former = await findFigure(manager, id, number);
      if (former.state === 'retired') throw retiredBook();
      if (!isSeen(toFigureDto(former))) {
        throw new ShopError('changed_since', 'The figure has changed since you opened it.');
      }
      requireListed(former, callouts);
      const given = callouts.map(({ tipX = null, tipY = null, ...each }) => ({
        ...each,
        tipX,
        tipY,
      }));
      const next = drawing === undefined ? drawingOf(former) : drawing;
      const warnings = next ? unplaced(former.number, former.lines, given) : [];
      if (isSame(drawingOf(former), next) && isSame(former.callouts, given.map(rounded))) {
        return { acknowledged: true, modifiedCount: 0, warnings };
      }
      const { url = null, width = null, height = null } = next ?? {};
      await manager.query(CHANGE_FIGURE, [former.id, url, width, height]);
      await placeCallouts(manager, former.id, given);
      return { acknowledged: true, modifiedCount: 1, warnings };
    });
  }

  /**
   * Publishes a book in place of the published revision with its code, and returns its own revision. Throws
   * `not_found`.
   */
  async publish(id: string): Promise<number> {
    return await this.services.manager.transaction(async (manager) => {
      const { state, revision } = await lockBook(manager, id);
      if (state !== 'published') await manager.query(PUBLISH, [id]);
      return revision;
    });
  }

  /**
   * Takes a published book out of the shop, and returns false if it is not published. It is retired then, and can be
   * published again. Throws `not_found`.
   */
  async takeBack(id: string): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      const { state } = await lockBook(manager, id);
      if (state !== 'published') return false;
      await manager.query(RETIRE, [id]);
      await manager.query(WRITE_FITMENTS, [id]);
      return true;
    });
  }

  /** Deletes a draft. Throws `not_found`, and `conflict` for a book that has been published. */
  async discard(id: string): Promise<void> {
    await this.services.manager.transaction(async (manager) => {
      const { state } = await lockBook(manager, id);
      if (state !== 'draft') {
        throw new ShopError('conflict', 'Only a draft can be discarded: this book was published.', {
          code: 'book_published',
        });
      }
      await manager.query(DELETE, [id]);
    });
  }

  private async find(id: string): Promise<BookRow> {
    const [book]: BookRow[] = await this.services.manager.query(LIST, [null, id]);
    if (!book) throw noSuch('parts book');
    return book;
  }
}

/** Locks a book, and its code against imports and other changes of its revisions. Throws `not_found`. */
async function lockBook(
  manager: EntityManager,
  id: string,
): Promise<Pick<PartsBook, 'state' | 'revision'>> {
  await manager.query(LOCK_SCHEMES);
  await manager.query(LOCK_CODE_OF, [id]);
  const [book]: Pick<PartsBook, 'state' | 'revision'>[] = await manager.query(LOCK, [id]);
  if (!book) throw noSuch('parts book');
  return book;
}

async function findFigure(manager: EntityManager, id: string, number: string) {
  const [row]: StaffFigureRow[] = await manager.query(FIGURE, [id, number]);
  if (!row) throw noSuch('figure');
  return row;
}

function requireListed({ lines }: StaffFigureRow, callouts: FigureChange['callouts']): void {
  const items = new Set(lines.map(({ item }) => item));
  const faults = callouts.flatMap(({ item }, index) =>
    items.has(item) ? [] : [[`callouts.${index}.item`, 'The list of the figure has no such item.']],
  );
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults) as Record<string, string>;
  throw new ShopError('invalid_body', 'The list of the figure has no such item.', { fields });
}

/** As the database keeps the place of a number. */
const hundredths = (percent: number) => Math.round(percent * 100) / 100;
const orNull = (percent: number | null) => (percent === null ? null : hundredths(percent));

const rounded = ({ item, x, y, tipX, tipY }: Callout): Callout => ({
  item,
  x: hundredths(x),
  y: hundredths(y),
  tipX: orNull(tipX),
  tipY: orNull(tipY),
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
