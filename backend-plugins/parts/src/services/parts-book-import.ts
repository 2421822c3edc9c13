import {
  type AnswerOf,
  bookColumns,
  familyOf,
  type importPartsBook,
  type KeyRange,
  toScheme,
} from '@harrow/contract';
import { parseTable, refusedTable, type Services, ShopError } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { bomColumns, bookOfBom, isBom } from '../lib/books/bom';
import { compareBooks } from '../lib/books/book-changes';
import { contentsOf, type KeptFigure } from '../lib/books/book-contents';
import { type BookPlan, linesOf, numbersIn, planBook, readBookRows } from '../lib/books/book-plan';
import type { BookMachine } from '../lib/books/book-row';
import type { BookLine } from '../lib/books/book-line';
import { bookRange } from '../lib/books/book-range';
import { LOCK_CODE } from '../lib/books/lock-code';
import { addParts, knownParts } from '../lib/known-parts';
import { findMachine, LOCK_SCHEMES, type SettingsRow } from '../lib/machine-settings';
import { statement } from '../lib/statement';

type Imported = AnswerOf<typeof importPartsBook>;

type BookImport = {
  machine: string;
  code: string;
  title?: string;
  from?: string;
  to?: string;
  dryRun: boolean;
};

/** The revision before. */
type Base = {
  id: string;
  productId: string;
  revision: number;
  state: string;
  title: string;
  from: string | null;
  to: string | null;
  figures: KeptFigure[];
};

/** The draft that an import writes. */
type Draft = {
  id: string;
  revision: number;
  title: string;
  from: string | null;
  to: string | null;
  range: KeyRange;
};

const BASE = statement('book-base');
const ROWS = statement('book-rows');
const SAVE = statement('save-book');
const WRITE = 'SELECT write_book($1, $2)';

/** Reads parts books from tables. */
export default class PartsBookImportService {
  constructor(private readonly services: Services) {}

  /**
   * Reads a table, or a bill of materials, as the draft of the next revision of a book, or says what it would change. Throws `not_found` for an
   * unknown machine, `conflict` for the code of another machine's book, and `invalid_body` for a file that is not such
   * a table, for numbers of the book that are none of the machine, or with `rows` for rows that break rules.
   */
  async run(file: Buffer, asked: BookImport): Promise<Imported> {
    const table = await parseTable(file, bookColumns, bomColumns);
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_SCHEMES);
      await manager.query(LOCK_CODE, [asked.code]);
      const machine = await findMachine(manager, asked.machine);
      const [base]: (Base | undefined)[] = await manager.query(BASE, [asked.code]);
      if (base && base.productId !== machine.productId) throw otherMachine();
      const draft = draftOf(asked, machine, base);
      const book = isBom(table.columns) ? bookOfBom(table, draft.title) : table;
      const rows = await readBookRows(book, toBookMachine(machine, draft.range));
      const parts = await knownParts(manager, numbersIn(rows));
      const plan = planBook(rows, parts);
      if (plan.faultCount > 0) throw refusedTable(plan.faults, plan.faultCount);
      const before: BookLine[] = base ? await manager.query(ROWS, [base.id]) : [];
      const changes = compareBooks(before, linesOf(plan));
      const { contents, warnings } = contentsOf(plan, base?.figures ?? []);
      if (!asked.dryRun) {
        await write(manager, { draft, machine, code: asked.code, plan });
        await manager.query(WRITE, [draft.id, JSON.stringify(contents)]);
      }
      const isKnown = !asked.dryRun || base?.state === 'draft';
      const { id, revision } = draft;
      return { acknowledged: true, _id: isKnown ? id : null, revision, warnings, ...changes };
    });
  }
}

const otherMachine = () =>
  new ShopError('conflict', 'A book of another machine has this code.', { code: 'code_taken' });

function draftOf(asked: BookImport, machine: SettingsRow, base: Base | undefined): Draft {
  const isDraft = base?.state === 'draft';
  const isRanged = asked.from !== undefined || asked.to !== undefined;
  const from = isRanged ? (asked.from ?? null) : (base?.from ?? null);
  const to = isRanged ? (asked.to ?? null) : (base?.to ?? null);
  return {
    id: isDraft ? base.id : generateEntityId('', 'book'),
    revision: isDraft ? base.revision : (base?.revision ?? 0) + 1,
    title: asked.title ?? base?.title ?? machine.name,
    from,
    to,
    range: bookRange(machine.scheme && toScheme(machine.scheme), { from, to }),
  };
}

/** A bare number is completed only where all numbers of the machine are of one family. */
function toBookMachine({ scheme, serials, options }: SettingsRow, range: KeyRange): BookMachine {
  const families = new Set(serials.map(({ fromKey }) => familyOf(fromKey)));
  const example = families.size === 1 ? (serials[0]?.from ?? null) : null;
  return { scheme: scheme && toScheme(scheme), example, options, range };
}

async function write(
  manager: EntityManager,
  {
    draft,
    machine,
    code,
    plan,
  }: { draft: Draft; machine: SettingsRow; code: string; plan: BookPlan },
): Promise<void> {
  const { id, revision, title, range, from, to } = draft;
  await manager.query(SAVE, [
    ...[id, machine.productId, code, revision, title],
    ...[range.from, range.to, from, to],
  ]);
  await addParts(manager, plan.newParts);
}
