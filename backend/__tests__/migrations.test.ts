import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from '@harrow/testing/test-shop';
import { shopping, until } from '@harrow/testing/shopping';
import { copyTemplate } from '@harrow/testing/template-database';

const ROOT = path.resolve(__dirname, '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');

/** Changes that would break the previous version; docs/operations.md describes the alternatives. */
const BREAKING =
  /DROP (TABLE|COLUMN)|RENAME (TO|COLUMN)|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE|ADD COLUMN (?!.*DEFAULT).*NOT NULL/i;

/** The migrations that drop something the version before the previous one used. */
const DROPS_UNUSED = [
  'orders/sql/migrations/1800000001002-drop-order-texts.sql',
  'payments/sql/migrations/1800000001004-drop-keys-of-refunds.sql',
];

/** The migrations of the plugins. */
const upgrades = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/sql\/migrations\/.*\.sql$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(PLUGINS, file), 'utf8') }));

it('changes nothing that the previous version needs', () => {
  expect(upgrades.length).toBeGreaterThan(5);
  const breaking = upgrades.filter(({ text }) => BREAKING.test(text)).map(({ file }) => file);
  expect(breaking.sort()).toEqual(DROPS_UNUSED);
});

it('has no migration that can import code', () => {
  const sources = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' });
  expect(sources.filter((file) => /^\w+\/src\/migrations\//.test(file))).toEqual([]);
});

it('gives no two migrations the same number', () => {
  const numbers = upgrades.map(({ file }) => path.basename(file).split('-')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

async function migrate(databaseUrl: string): Promise<unknown> {
  const env = backendEnvironment({ databaseUrl, backendPort: 1 });
  const script = path.join(ROOT, 'backend', 'dist', 'migrate.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;
}

const WAITING_FOR_TABLES = `
  SELECT mode FROM pg_locks WHERE NOT granted AND locktype = 'relation'
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const PLACE_ORDER = ['"order"', 'address', 'storefront_order'];
const MARK_PAID = ['storefront_order', '"order"'];

it.each([
  ['places an order', PLACE_ORDER],
  ['marks an order paid', MARK_PAID],
])('does not deadlock with a transaction that %s', async (_, [first, ...others]) => {
  const databaseUrl = await copyTemplate();
  const writer = new pg.Client(databaseUrl);
  await writer.connect();
  await writer.query('DELETE FROM applied_sql');
  await writer.query(`BEGIN; LOCK TABLE ${first} IN ROW EXCLUSIVE MODE`);
  const lockOthers = async () => {
    await until(
      () => writer.query(WAITING_FOR_TABLES),
      ({ rowCount }) => rowCount === 1,
    );
    for (const table of others) {
      await writer.query(`LOCK TABLE ${table} IN ROW EXCLUSIVE MODE NOWAIT`);
    }
  };
  const written = lockOthers().finally(() => writer.end());
  const [applied] = await Promise.all([migrate(databaseUrl), written]);
  expect(applied).toEqual({ migrations: 0, files: expect.any(Number) as number });
});

describe('on a database in use', () => {
  const shop = useTestShop();
  const stopped = stoppedAfterwards();
  let holder: pg.Client;
  beforeAll(async () => {
    holder = stopped(new pg.Client(shop.databaseUrl), (client) => client.end());
    await holder.connect();
  });

  /** Makes one migration pending again, and one file. */
  const undo = async () => {
    await shop.sql('DROP TABLE shop_profile');
    await shop.sql(`DELETE FROM migrations WHERE name = 'create-profiles-1800000000500'`);
    await shop.sql(`DELETE FROM applied_sql WHERE file = 'orders/sales.sql'`);
  };

  it('gives up on a locked table, changes nothing, and succeeds in the next run', async () => {
    await undo();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE customer IN ACCESS EXCLUSIVE MODE');
    await expect(migrate(shop.databaseUrl)).rejects.toThrow(/lock timeout/);
    await holder.query('ROLLBACK');
    const tables = await shop.sql(`SELECT FROM pg_class WHERE relname = 'shop_profile'`);
    expect(tables).toEqual([]);
    expect(await migrate(shop.databaseUrl)).toEqual({ migrations: 1, files: 1 });
  });

  it('runs once in two concurrent deployments', async () => {
    await undo();
    const both = await Promise.all([migrate(shop.databaseUrl), migrate(shop.databaseUrl)]);
    expect(both).toEqual(
      expect.arrayContaining([
        { migrations: 1, files: 1 },
        { migrations: 0, files: 0 },
      ]),
    );
  });

  it('may add columns to tables that prepared statements read', async () => {
    const [shopper, ada] = [shopping(shop), await shop.customer()];
    const product = await shop.product({ available: 20 });
    const buy = async () => (await shopper.place(ada, product)).status;
    for (let orders = 0; orders < 6; orders += 1) expect(await buy()).toBe(201);
    for (const table of ['product', 'product_variant', 'customer', '"order"', 'line_item']) {
      await shop.sql(`ALTER TABLE ${table} ADD COLUMN of_the_next_version int NOT NULL DEFAULT 1`);
    }
    expect(await buy()).toBe(201);
  });
});
