import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseErrorCode } from '@harrow/plugin-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { SqlFile } from './sql-files';

/** Taking a trigger's table may mean waiting for it, so triggers are in separate files. */
const TRIGGERS = '/triggers.sql';

const CREATE_RECORD = `
  CREATE TABLE IF NOT EXISTS applied_sql (file varchar PRIMARY KEY, hash varchar NOT NULL)`;

const RECORD = `
  INSERT INTO applied_sql (file, hash) VALUES ($1, $2)
      ON CONFLICT (file) DO UPDATE SET hash = excluded.hash`;

/** A file that a version does not have is applied again by one that has it, such as after a rollback. */
const FORGET = 'DELETE FROM applied_sql WHERE file <> ALL ($1)';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function run(database: DataSource | EntityManager, file: SqlFile, sql: string) {
  try {
    await database.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.name}: ${reason}`, { cause: error });
  }
}

/**
 * Replacing views locks one after the other, as the statements of the running shop do, perhaps in another order.
 * This must be less than PostgreSQL's `deadlock_timeout` (1 s), so that it is never an order that gives way.
 */
const MAX_LOCK_WAIT = '400ms';
const PAUSE_MS = 200;
const ATTEMPTS = 50;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs the work in a transaction, from the beginning again if it would have to wait for a lock for long. */
async function inTransaction(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.transaction(async (transaction) => {
        await transaction.query(`SET LOCAL lock_timeout = '${MAX_LOCK_WAIT}'`);
        await work(transaction);
      });
      return;
    } catch (error) {
      const { cause } = error as Error; // the error of a statement in a file
      if (attempt === ATTEMPTS || databaseErrorCode(cause) !== LOCK_NOT_AVAILABLE) throw error;
      await wait(PAUSE_MS);
    }
  }
}

async function changedFiles(dataSource: DataSource, files: readonly SqlFile[]): Promise<SqlFile[]> {
  await dataSource.query(CREATE_RECORD);
  const applied = await dataSource.query<{ file: string; hash: string }[]>(
    'SELECT file, hash FROM applied_sql',
  );
  const hashes = new Map(applied.map(({ file, hash }) => [file, hash]));
  return files.filter(({ name, text }) => hashes.get(name) !== hashOf(text));
}

/**
 * Applies the files that have changed since they were applied; returns how many. Functions and views change
 * in one transaction. Triggers follow, a transaction for each paragraph: it locks one table, and a
 * transaction of the running shop that waits for that table never holds what this one waits for.
 */
export async function applyChangedSql(
  dataSource: DataSource,
  files: readonly SqlFile[],
): Promise<number> {
  const changed = await changedFiles(dataSource, files);
  await inTransaction(dataSource, async (transaction) => {
    // a function may call one of a later file; a test checks all of them
    await transaction.query('SET LOCAL check_function_bodies = off');
    for (const file of changed.filter(({ name }) => !name.endsWith(TRIGGERS))) {
      await run(transaction, file, file.text);
      await transaction.query(RECORD, [file.name, hashOf(file.text)]);
    }
  });
  for (const file of changed.filter(({ name }) => name.endsWith(TRIGGERS))) {
    for (const paragraph of file.text.split(/\n{2,}/)) await run(dataSource, file, paragraph);
    await dataSource.query(RECORD, [file.name, hashOf(file.text)]);
  }
  await dataSource.query(FORGET, [files.map(({ name }) => name)]);
  return changed.length;
}
