import {
  type AnswerOf,
  type importReplacedParts,
  type ReplacedColumn,
  replacedColumns,
  type SerialScheme,
  toScheme,
} from '@harrow/contract';
import {
  type AnswerPieces,
  csvTable,
  parseTable,
  refusedTable,
  type Services,
  type Table,
} from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { inOneBatch } from '../lib/in-one-batch';
import { addParts, knownParts } from '../lib/known-parts';
import { LOCK_SCHEMES } from '../lib/machine-settings';
import type { LimitingMachine } from '../lib/replaced/replaced-row';
import {
  type Kit,
  planReplaced,
  readReplacedRows,
  type ReplacedPlan,
} from '../lib/replaced/replaced-plan';
import { statement } from '../lib/statement';

type Imported = AnswerOf<typeof importReplacedParts>;

/** Imports take turns, so that they do not refuse each other's steps. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('replaced parts', 0))";
const STORED = statement('stored-replacements');
const MACHINES = statement('limiting-machines');
const DROP = statement('drop-replacements');
const ADD = statement('add-replacements');
const ROWS = statement('replaced-rows');

type ExportRow = {
  old: string;
  new: string;
  quantity: number;
  isTwoWay: boolean;
  machine: string | null;
  from: string | null;
  to: string | null;
  sellsOut: boolean;
  since: string | null;
  note: string | null;
};

/** Keeps which parts replace which. */
export default class ReplacedPartService {
  constructor(private readonly services: Services) {}

  /**
   * Reads a table of replaced parts, or says what it would change. Throws `invalid_body` for a file that is not such a
   * table, or with `rows` for rows that break rules, also those that close a circle.
   */
  async import(file: Buffer, dryRun: boolean): Promise<Imported> {
    const table = await parseTable(file, replacedColumns);
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_SCHEMES);
      await manager.query(LOCK);
      const plan = await planTable(manager, table);
      if (plan.faultCount > 0) throw refusedTable(plan.faults, plan.faultCount);
      if (!dryRun) await write(manager, plan);
      const { created, updated, removed, unchanged } = plan;
      return { acknowledged: true, created, updated, removed, unchanged };
    });
  }

  /** Returns all replaced parts as a table. */
  async export(): Promise<AnswerPieces<string>> {
    const rows: ExportRow[] = await this.services.manager.query(ROWS);
    return csvTable(replacedColumns, inOneBatch(rows), (row) => {
      const cells = cellsOf(row);
      return [replacedColumns.map((column) => cells[column])];
    });
  }
}

const cellsOf = (row: ExportRow): Record<ReplacedColumn, string> => ({
  old: row.old,
  new: row.new,
  quantity: String(row.quantity),
  interchange: row.isTwoWay ? 'both ways' : 'one way',
  machine: row.machine ?? '',
  serial_from: row.from ?? '',
  serial_to: row.to ?? '',
  sells_out: row.sellsOut ? 'yes' : 'no',
  since: row.since ?? '',
  note: row.note ?? '',
});

async function machinesIn(
  manager: EntityManager,
  { columns, rows }: Table<ReplacedColumn>,
): Promise<Map<string, LimitingMachine>> {
  const at = columns.indexOf('machine');
  const handles = [...new Set(rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean))];
  const found: (Omit<LimitingMachine, 'scheme'> & { scheme: SerialScheme | null })[] =
    await manager.query(MACHINES, [handles]);
  return new Map(
    found.map((machine) => [
      machine.handle,
      { ...machine, scheme: machine.scheme && toScheme(machine.scheme) },
    ]),
  );
}

async function planTable(
  manager: EntityManager,
  table: Table<ReplacedColumn>,
): Promise<ReplacedPlan> {
  const rows = readReplacedRows(table, await machinesIn(manager, table));
  const stored: Kit[] = await manager.query(STORED);
  const linked = stored.flatMap(({ old, items }) => [old, ...items.map(({ part }) => part)]);
  const given = rows.flatMap(({ line }) => [line.old, line.next ?? '']);
  const numbers = [...new Set([...given, ...linked])];
  return planReplaced(rows, await knownParts(manager, numbers), stored);
}

async function write(manager: EntityManager, { newParts, dropped, added }: ReplacedPlan) {
  await addParts(manager, newParts);
  if (dropped.length > 0) {
    await manager.query(DROP, [
      dropped.map(({ old }) => old),
      dropped.map(({ machine }) => machine),
      dropped.map(({ keys }) => keys.from),
    ]);
  }
  if (added.length > 0) await manager.query(ADD, [JSON.stringify(added)]);
}
