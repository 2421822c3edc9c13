import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Crowd } from '@harrow/testing/crowd';
import { until } from '@harrow/testing/shopping';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { schemaLines, withoutCasts } from '@harrow/testing/database-schema';
import { repeats } from '@harrow/testing/long-tests';
import { formerDatabase } from '@harrow/testing/former-database';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { createDatabase, prepareTemplate } from '@harrow/testing/template-database';
import { startTestShop } from '@harrow/testing/test-shop';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const KILLS = repeats(3);
/**
 * Maximum number of relations, of about five hundred, that a migration creates before it is killed.
 */
const MAX_RELATIONS = 120;
const POLL_INTERVAL_MS = 5;
const COUNT_WAITING = `
  SELECT count(*)::int AS waiting FROM pg_locks
   WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const COUNT_RELATIONS = `SELECT count(*) AS made FROM pg_class WHERE relnamespace = 'public'::regnamespace`;

const random = seededRandom();
/** A dozen programs start one after another, which is slow on a busy machine. */
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

/** Creates the previous version's database without its sales, which this run's payment sandbox does not know. */
async function formerDatabaseWithoutSales(): Promise<string> {
  const databaseUrl = await formerDatabase();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    TRUNCATE "order", payment_intent, stripe_event, order_refund, order_event, order_notice,
             sales_day, sales_month, sales_change CASCADE`);
  await client.end();
  return databaseUrl;
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
  const [migrated, fresh] = await Promise.all([databaseUrl, template].map(schemaLines));
  expect(migrated?.map(withoutCasts)).toEqual(fresh?.map(withoutCasts));
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
  const database = await formerDatabaseWithoutSales();
  for (const table of ['"order"', 'product_variant', 'money_amount']) {
    await killInside(database, table);
  }
  await runTwo(database);
  await expectComplete(database);
});
