import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { projectRoot } from '@harrow/processes/project-root';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { readSchema, schemaLines, withoutCasts } from '@harrow/testing/database-schema';
import { formerDatabase } from '@harrow/testing/former-database';

const MIGRATE = path.join(projectRoot(), 'backend', 'dist', 'migrate.js');

const COUNT_ROWS = `
  SELECT relname AS name,
         (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname),
                                              false, true, '')))[1]::text::int AS rows
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname NOT IN ('migrations', 'applied_sql', 'order_search_progress', 'order_search_text')
   ORDER BY 1`;

/** Changes of orders, stock, prices and reviews: most of the triggers run. And reads of views in another order. */
const SELLING = [
  `UPDATE storefront_order SET paid_at = now() WHERE paid_at IS NOT NULL`,
  `UPDATE "order" SET payment_status = payment_status, status = 'canceled' WHERE status = 'pending'`,
  `UPDATE "order" SET status = 'pending' WHERE status = 'canceled'`,
  `UPDATE address SET city = city || '.'`,
  `UPDATE product_variant SET inventory_quantity = inventory_quantity + 1`,
  `UPDATE money_amount SET amount = amount + 1`,
  `SELECT count(*) FROM sold_product`,
  `UPDATE shop_review SET point = 6 - point`,
  `SELECT count(*) FROM catalogue_search_shown_category`,
];

const stopped = stoppedAfterwards();
let databaseUrl: string;
let sql: pg.Client;
beforeAll(async () => {
  databaseUrl = await formerDatabase();
  sql = stopped(new pg.Client(databaseUrl), (client) => client.end());
  await sql.connect();
  // a shop that was upgraded several times has its migrations in another order
  await sql.query(`
    WITH late AS (DELETE FROM migrations WHERE timestamp = 1700000001019 RETURNING timestamp, name)
    INSERT INTO migrations (timestamp, name) SELECT * FROM late`);
});

async function migrate(): Promise<unknown> {
  const env = backendEnvironment({ databaseUrl, backendPort: 1 });
  const { stdout } = await promisify(execFile)(process.execPath, [MIGRATE], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;
}

/** Changes rows in short transactions, as the shop does, until it is told to end. */
async function sellUntil(isOver: () => boolean): Promise<number> {
  const seller = stopped(new pg.Client(databaseUrl), (client) => client.end());
  await seller.connect();
  let transactions = 0;
  for (; !isOver() || transactions < SELLING.length; transactions += 1) {
    const at = transactions % SELLING.length;
    // two tables in each, in any order
    await seller.query(`BEGIN; ${SELLING[at] ?? ''}; ${SELLING.at(at - 2) ?? ''}; COMMIT`);
  }
  return transactions;
}

const READ_NAMES = `
  SELECT 'migrations' AS part, name FROM migrations WHERE name !~ '17000000\\d{5}$' ORDER BY name`;

it('refuses a database of an earlier version, and says what to do', async () => {
  await sql.query('BEGIN');
  await sql.query(`CREATE TABLE kept AS SELECT * FROM migrations WHERE timestamp = 1700000008010`);
  await sql.query('DELETE FROM migrations WHERE timestamp = 1700000008010');
  await sql.query('COMMIT');
  await expect(migrate()).rejects.toThrow(/older than this version can upgrade. First upgrade/);
  await sql.query('INSERT INTO migrations SELECT * FROM kept');
  await sql.query('DROP TABLE kept');
});

it('keeps every row of the previous version, and gives it the schema of a new shop', async () => {
  const { rows: before } = await sql.query<{ name: string }>(COUNT_ROWS);
  expect(before).toContainEqual({ name: 'order_refund', rows: expect.any(Number) as number });
  const { migrations } = (await migrate()) as { migrations: number };
  const known = new Set(before.map(({ name }) => name));
  const { rows: after } = await sql.query<{ name: string }>(COUNT_ROWS);
  expect(after.filter(({ name }) => known.has(name))).toEqual(before);
  const template = process.env.TEST_POSTGRES_URL ?? '';
  const [migrated, fresh] = await Promise.all([databaseUrl, template].map(schemaLines));
  expect(migrated?.map(withoutCasts)).toEqual(fresh?.map(withoutCasts));
  const names = (await readSchema(template)).filter(({ part }) => part === 'migrations');
  expect((await sql.query(READ_NAMES)).rows).toEqual(names);
  expect(migrations).toBeLessThan(names.length); // those of the previous version's schema are adopted, not applied
});

it('applies every file again while the shop sells', async () => {
  await sql.query('DELETE FROM applied_sql');
  let isOver = false;
  const [{ files }] = await Promise.all([
    migrate().finally(() => {
      isOver = true;
    }) as Promise<{ files: number }>,
    sellUntil(() => isOver),
  ]);
  expect(files).toBeGreaterThan(10);
});

it('changes nothing in the next run, but forgets files that another version had', async () => {
  await sql.query(`INSERT INTO applied_sql VALUES ('orders/of-another-version.sql', 'hash')`);
  expect(await migrate()).toEqual({ migrations: 0, files: 0 });
  const { rows } = await sql.query<{ file: string }>('SELECT file FROM applied_sql');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ file }) => file)).not.toContain('orders/of-another-version.sql');
});
