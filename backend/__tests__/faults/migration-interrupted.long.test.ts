import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { Crowd } from '@harrow/testing/crowd';
import { until } from '@harrow/testing/shopping';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { readSchema } from '@harrow/testing/database-schema';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { copyTemplate, createDatabase, prepareTemplate } from '@harrow/testing/template-database';
import { startTestShop } from '@harrow/testing/test-shop';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');
const KILLS = 6;
/**
 * Maximum number of relations, of about five hundred, that a migration creates before it is killed.
 */
const MAX_RELATIONS = 120;
const POLL_INTERVAL_MS = 5;
const COUNT_WAITING = `
  SELECT count(*)::int AS waiting FROM pg_locks
   WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const COUNT_RELATIONS = `SELECT count(*) AS made FROM pg_class WHERE relnamespace = 'public'::regnamespace`;
/** The numbers of the migrations that the previous version did not have. */
const NEW_MIGRATIONS = [
  ...['1013', '1014', '1015', '1016', '1017', '1018', '1019', '1030', '1031', '1032', '1033'],
  ...['2030', '2031', '2040', '6020', '6030', '6031', '6032', '6040', '6041', '6102', '6200'],
  ...['7000', '7001', '7002', '7003', '7004', '7005', '8000', '8010'],
].map((number) => `170000000${number}`);

const random = seededRandom();
/** Fifteen programs start one after another, which is slow on a busy machine. */
jest.setTimeout(400_000);

const template = process.env.TEST_POSTGRES_URL ?? '';

afterEach(() => {
  process.env.TEST_POSTGRES_URL = template;
});

const startMigration = (databaseUrl: string): ChildProcess =>
  spawn(process.execPath, [path.join(ROOT, 'backend', 'dist', 'migrate.js')], {
    env: backendEnvironment({ databaseUrl, backendPort: 1 }),
    stdio: 'ignore',
  });

/** Waits for a migration to end; returns its exit code or the signal that ended it. */
async function endOf(migration: ChildProcess): Promise<unknown> {
  const [code, signal] = (await once(migration, 'exit')) as [number | null, string | null];
  return code ?? signal;
}

/** Starts a migration and kills it after it has created a random number of relations. */
async function killOne(databaseUrl: string): Promise<void> {
  const watcher = new pg.Client(databaseUrl);
  await watcher.connect();
  const countRelations = async () =>
    Number((await watcher.query<{ made: string }>(COUNT_RELATIONS)).rows[0]?.made);
  const goal = (await countRelations()) + random(MAX_RELATIONS);
  const migration = startMigration(databaseUrl);
  const ended = endOf(migration);
  // polling without a pause would take CPU time from the migration
  while (migration.exitCode === null && (await countRelations()) < goal)
    await wait(POLL_INTERVAL_MS);
  migration.kill('SIGKILL');
  expect(['SIGKILL', 0]).toContain(await ended);
  await watcher.end();
}

/** Runs two migrations concurrently and kills one of them. */
async function runTwo(databaseUrl: string): Promise<void> {
  const [end] = await Promise.all([endOf(startMigration(databaseUrl)), killOne(databaseUrl)]);
  expect(end).toBe(0);
}

/** Returns the new migrations of the plugins, the last one first. */
function newestMigrations(): MigrationInterface[] {
  const files = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/dist\/migrations\/.*\.js$/.test(file))
    .filter((file) => NEW_MIGRATIONS.some((number) => path.basename(file).startsWith(number)))
    .sort((a, b) => path.basename(b).localeCompare(path.basename(a)));
  return files.flatMap((file) => {
    const exported = jest.requireActual<Record<string, new () => MigrationInterface>>(
      path.join(PLUGINS, file),
    );
    return Object.values(exported).map((Migration) => new Migration());
  });
}

/** Creates a shop's database, with data, as the previous version leaves it. */
async function formerDatabase(): Promise<string> {
  const url = await copyTemplate();
  const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
  const runner = dataSource.createQueryRunner();
  for (const migration of newestMigrations()) {
    await migration.down(runner);
    const { name } = migration.constructor;
    await runner.query('DELETE FROM migrations WHERE name = $1', [name]);
  }
  await dataSource.destroy();
  return url;
}

/** Kills a migration in progress, while it waits for a locked table. */
async function killInside(databaseUrl: string, table: string): Promise<void> {
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const migration = startMigration(databaseUrl);
  const ended = endOf(migration);
  await until(
    async () => (await holder.query<{ waiting: number }>(COUNT_WAITING)).rows[0]?.waiting,
    (waiting) => waiting === 1,
  );
  migration.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await holder.end();
}

/** Completes the migration, compares the schema with an uninterrupted one, and sells on it. */
async function expectComplete(databaseUrl: string): Promise<void> {
  expect(await endOf(startMigration(databaseUrl))).toBe(0);
  expect(await readSchema(databaseUrl)).toEqual(await readSchema(template));
  prepareTemplate(databaseUrl);
  const shop = await startTestShop();
  try {
    const crowd = await Crowd.gather(shop);
    await crowd.buyDuring(() => crowd.untilAnswered(30));
    await crowd.expectKept();
  } finally {
    await shop.stop();
  }
}

it(`migrates an empty database despite being killed repeatedly (TEST_SEED=${seed})`, async () => {
  const database = await createDatabase();
  for (let kills = 0; kills < KILLS; kills += 1) await killOne(database);
  await runTwo(database);
  await expectComplete(database);
});

it(`migrates the previous version’s database despite being killed repeatedly (TEST_SEED=${seed})`, async () => {
  const database = await formerDatabase();
  for (const table of ['"order"', 'product_variant', 'money_amount']) {
    await killInside(database, table);
  }
  await runTwo(database);
  await expectComplete(database);
});
