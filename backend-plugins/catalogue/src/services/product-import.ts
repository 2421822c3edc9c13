import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnswerOf,
  type getImport,
  type importProducts,
  productColumns,
} from '@harrow/contract';
import {
  actingAs,
  breaksUnique,
  parseTable,
  refusedTable,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import { BatchSize } from '../lib/batch-size';
import { hashOf, requireSameFile } from '../lib/import-key';
import { type ImportPlan, planImport } from '../lib/import-plan';
import { announce, type ImportRow } from '../lib/import-row';
import { writeRows } from '../lib/import-writes';
import { isPassing } from '../lib/passing-error';
import { statement } from '../lib/statement';

type ImportAnswer = AnswerOf<typeof importProducts>;
type Progress = AnswerOf<typeof getImport>;

type ImportCall = {
  dryRun: boolean;
  /** The email of the member of staff. */
  actor: string;
  /** The name by which the caller follows the import. */
  key: string | null;
};

/** The progress of an import that has not been accepted. */
const UNKNOWN: Progress = {
  state: 'unknown',
  rows: 0,
  written: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
};

const STORED_AT_ONCE = 500;
const MAX_ATTEMPTS = 10;
const RETRY_MS = 100;

const LAST = 'SELECT coalesce(max(id), 0) AS id FROM product_import';
const BEGIN_IMPORT = statement('begin-import');
const PROGRESS = statement('import-progress');
const RUNNING = statement('running-import');
const STORE_ROWS = statement('store-import-rows');
/** As in `sql/imports.sql`. */
const RESERVE = 'SELECT pg_advisory_xact_lock(1700000006020)';
const TAKEN = statement('taken-import-sku');
const TAKE_ROWS = statement('take-import-rows');
/** Plans for tables that were small, or that nothing has counted yet, read all of them for each row. */
const PREFER_INDEXES = 'SET LOCAL enable_seqscan = off; SET LOCAL jit = off';
const TELL_CAUSE = `SET LOCAL harrow.stock_cause = 'import'`;
const ANALYZE = statement('analyze-imported');
const FINISH = statement('finish-imports');
/** The numbers of batches with new products after which tables are counted again. */
const ANALYZED_AFTER = [3, 15, 60];

const isRunning = () =>
  new ShopError('conflict', 'Another import is running. Try again when it has ended.', {
    code: 'import_running',
  });

/** Shared by the whole process: the engine constructs its services for each request. */
let isBusy = false;

/** Adds and changes products by the rows of a table, all of them or none. */
export default class ProductImportService {
  constructor(private readonly services: Services) {}

  /**
   * Imports a file, or says what it would change. Throws `invalid_body` for a file that is not a table of
   * products, or with `rows` for rows that break rules, and `conflict` (`import_running`) while another
   * import is checked or written. Once the rows are accepted they will be written, even if this throws.
   * With the key of an import that has been accepted, waits for that one instead, or throws
   * `invalid_body` (`idempotency_key_reused`) if its file was another.
   */
  async run(file: Buffer, { dryRun, actor, key }: ImportCall): Promise<ImportAnswer> {
    const fileHash = hashOf(file);
    const known = dryRun ? undefined : await this.known(key);
    if (known) {
      await requireSameFile(this.services.manager, key, fileHash);
      return await this.resume(known);
    }
    if (isBusy) throw isRunning();
    isBusy = true;
    try {
      const before = await this.lastFinished();
      const plan = await this.plan(file);
      if (plan.faultCount > 0) throw refusedTable(plan.faults, plan.faultCount);
      if (!dryRun && plan.rows.length > 0) {
        await this.accept(plan, before, { actor, key, fileHash });
        await this.finish();
      }
      const { created, updated, unchanged, changes } = plan;
      return { acknowledged: true, created, updated, unchanged, changes };
    } finally {
      isBusy = false;
    }
  }

  /** Returns how far an accepted import is written; its state is `unknown` for a key that none has. */
  async progress(key: string): Promise<Progress> {
    return (await this.known(key)) ?? UNKNOWN;
  }

  private async known(key: string | null): Promise<Progress | undefined> {
    if (key === null) return undefined;
    const [known]: Progress[] = await this.services.manager.query(PROGRESS, [key]);
    return known;
  }

  private async resume({ state, created, updated, unchanged }: Progress): Promise<ImportAnswer> {
    if (state === 'running') await this.finish();
    return { acknowledged: true, created, updated, unchanged, changes: [] };
  }

  /**
   * Writes what is left of an accepted import, beside other processes that do so. The history names who
   * began it, whichever process writes.
   */
  async finish(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const running = await this.running();
      if (signal?.aborted || !running) return;
      await actingAs(running.actor, () => this.writeRows(signal));
      await this.services.manager.query(FINISH);
      if (await this.running()) await wait(RETRY_MS); // another process writes the last rows
    }
  }

  /** Writes rows until none are left that no other process writes. */
  private async writeRows(signal: AbortSignal | undefined): Promise<void> {
    const size = new BatchSize();
    let additions = 0; // batches with new products
    while (!signal?.aborted) {
      const rows = await this.writeBatch(size);
      if (rows.length === 0) return;
      if (!rows.some(({ isNew }) => isNew)) continue;
      additions += 1;
      if (ANALYZED_AFTER.includes(additions)) await this.services.manager.query(ANALYZE);
    }
  }

  private async plan(file: Buffer): Promise<ImportPlan> {
    return await planImport(await parseTable(file, productColumns), {
      manager: this.services.manager,
      currency: this.services.storefrontProductService.currency,
      details: (ids) => this.services.storefrontProductService.detailsByIds(ids),
    });
  }

  private async running(): Promise<{ actor: string } | undefined> {
    const [running]: { actor: string }[] = await this.services.manager.query(RUNNING);
    return running;
  }

  /** Returns the last import, which the one that is checked now must follow. */
  private async lastFinished(): Promise<number> {
    if (await this.running()) throw isRunning();
    const [last]: { id: number }[] = await this.services.manager.query(LAST);
    return last?.id ?? 0;
  }

  /** Stores the rows in one transaction; from its commit on the import is certain. */
  private async accept(
    { rows, created, updated, unchanged }: ImportPlan,
    before: number,
    { actor, key, fileHash }: Pick<ImportCall, 'actor' | 'key'> & { fileHash: string },
  ): Promise<void> {
    await this.services.manager
      .transaction(async (transaction) => {
        const [made]: { id: number }[] = await transaction.query(BEGIN_IMPORT, [
          ...[actor, before, key, fileHash],
          ...[rows.length, created, updated, unchanged],
        ]);
        if (!made) throw isRunning();
        for (let from = 0; from < rows.length; from += STORED_AT_ONCE) {
          const some = JSON.stringify(rows.slice(from, from + STORED_AT_ONCE));
          await transaction.query(STORE_ROWS, [made.id, some]);
        }
        await transaction.query(RESERVE);
        const taken: unknown[] = await transaction.query(TAKEN, [made.id]);
        if (taken.length === 0) return;
        throw new ShopError('conflict', 'Products have changed since. Check the table again.', {
          code: 'import_outdated',
        });
      })
      .catch((error: unknown) => {
        const keys = ['product_import_running', 'product_import_key'];
        throw keys.some((unique) => breaksUnique(error, unique)) ? isRunning() : error;
      });
  }

  /** Writes some rows in a transaction and returns them; none are left if there are none. */
  private async writeBatch(size: BatchSize): Promise<ImportRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.tryBatch(size);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isPassing(error)) throw error;
        size.shrink();
        await wait(RETRY_MS * attempt);
      }
    }
  }

  private async tryBatch(size: BatchSize): Promise<ImportRow[]> {
    let lockedAt: number | undefined;
    const written = await this.services.manager.transaction(async (transaction) => {
      await transaction.query(`${PREFER_INDEXES}; ${TELL_CAUSE}`);
      const taken: { change: ImportRow }[] = await transaction.query(TAKE_ROWS, [size.current]);
      if (taken.length === 0) return [];
      const changes = taken.map(({ change }) => change);
      await announce(this.services.eventBusService, transaction, changes);
      lockedAt = await writeRows(
        transaction,
        changes,
        this.services.storefrontProductService.currency,
      );
      return changes;
    });
    if (lockedAt !== undefined) size.adapt(performance.now() - lockedAt);
    return written;
  }
}
