import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { until } from '../../../backend-plugins/orders/__tests__/support.ts';
import { backendEnvironment } from '../../../dev/test-support/backend-environment.ts';
import { readSchema } from '../../../dev/test-support/database-schema.ts';
import { seed, seededRandom } from '../../../dev/test-support/seeded-random.ts';
import {
  besideDatabase,
  copyTemplate,
  prepareTemplate,
} from '../../../dev/test-support/template-database.ts';
import { startTestShop } from '../../../dev/test-support/test-shop.ts';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');
const KILLS = 6;
/** Tables, indexes and sequences, of some five hundred, that a migration makes before it is killed. */
const MOST_MADE = 120;
const COUNT_MADE = `SELECT count(*) AS made FROM pg_class WHERE relnamespace = 'public'::regnamespace`;
/** Migrations that a former version did not have. */
const NEW = 5;

const random = seededRandom();
const template = process.env.TEST_POSTGRES_URL ?? '';

afterEach(() => {
  process.env.TEST_POSTGRES_URL = template;
});

const startMigration = (databaseUrl: string): ChildProcess =>
  spawn(process.execPath, [path.join(ROOT, 'backend', 'dist', 'migrate.js')], {
    env: backendEnvironment({ databaseUrl, backendPort: 1 }),
    stdio: 'ignore',
  });

/** The exit code of a migration, or the signal that has ended it. */
async function endOf(migration: ChildProcess): Promise<unknown> {
  const [code, signal] = (await once(migration, 'exit')) as [number | null, string | null];
  return code ?? signal;
}

/** Starts a migration and kills it after it has made a random number of things, or is done. */
async function killOne(databaseUrl: string): Promise<void> {
  const watcher = new pg.Client(databaseUrl);
  await watcher.connect();
  const countMade = async () =>
    Number((await watcher.query<{ made: string }>(COUNT_MADE)).rows[0]?.made);
  const goal = (await countMade()) + random(MOST_MADE);
  const migration = startMigration(databaseUrl);
  const ended = endOf(migration);
  while (migration.exitCode === null && (await countMade()) < goal);
  migration.kill('SIGKILL');
  expect(['SIGKILL', 0]).toContain(await ended);
  await watcher.end();
}

/** Two deployments at once, one of which dies on the way. */
async function runTwo(databaseUrl: string): Promise<void> {
  const [end] = await Promise.all([endOf(startMigration(databaseUrl)), killOne(databaseUrl)]);
  expect(end).toBe(0);
}

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await besideDatabase(template, `CREATE DATABASE ${name}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return url.href;
}

/** The newest migrations of the plugins, the newest first. */
function newestMigrations(): MigrationInterface[] {
  const files = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/dist\/migrations\/.*\.js$/.test(file))
    .sort((a, b) => path.basename(b).localeCompare(path.basename(a)));
  return files.slice(0, NEW).flatMap((file) => {
    const exported = jest.requireActual<Record<string, new () => MigrationInterface>>(
      path.join(PLUGINS, file),
    );
    return Object.values(exported).map((Migration) => new Migration());
  });
}

/** A shop's database as the version before has left it, with what was in it. */
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

/** Kills a migration while it waits for a table that somebody uses, in the middle of its work. */
async function killInside(databaseUrl: string, table: string): Promise<void> {
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const migration = startMigration(databaseUrl);
  const ended = endOf(migration);
  await until(
    async () => (await holder.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)).rowCount,
    (waiting) => waiting === 1,
  );
  migration.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await holder.end();
}

/** Runs it to its end, holds the result to what an undisturbed one makes, and sells on it. */
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

it(`migrates an empty database however often it is killed (TEST_SEED=${seed})`, async () => {
  const database = await emptyDatabase();
  for (let kills = 0; kills < KILLS; kills += 1) await killOne(database);
  await runTwo(database);
  await expectComplete(database);
});

it(`migrates the former version’s database however often it is killed (TEST_SEED=${seed})`, async () => {
  const database = await formerDatabase();
  for (const table of ['"order"', 'product_variant', 'money_amount']) {
    await killInside(database, table);
  }
  await runTwo(database);
  await expectComplete(database);
});
