import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from '@harrow/testing/test-shop';
import { expectInvariants } from '@harrow/testing/invariants';
import { shopping, until } from '@harrow/testing/shopping';
import { copyTemplate } from '@harrow/testing/template-database';

const ROOT = path.resolve(__dirname, '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');

/** Changes that would break the previous version; docs/operations.md describes the alternatives. */
const BREAKING =
  /DROP (TABLE|COLUMN)|RENAME (TO|COLUMN)|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE|ADD COLUMN (?!.*DEFAULT).*NOT NULL/i;

/** Written before the first release. */
const BEFORE_THE_FIRST_RELEASE = ['1700000000101-create-admin-promotion.ts'];

/** The `up` method of every migration of the plugins. */
const upgrades = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/src\/migrations\/.*\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(PLUGINS, file), 'utf8');
    return { name: path.basename(file), up: text.split('async down(')[0] ?? '' };
  });

it('changes nothing that the previous version needs', () => {
  expect(upgrades.length).toBeGreaterThan(5);
  const breaking = upgrades.filter(({ up }) => BREAKING.test(up)).map(({ name }) => name);
  expect(breaking).toEqual(BEFORE_THE_FIRST_RELEASE);
});

async function migrate(databaseUrl: string): Promise<unknown> {
  const env = backendEnvironment({ databaseUrl, backendPort: 1 });
  const script = path.join(ROOT, 'backend', 'dist', 'migrate.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;
}

/** Copies the migrated database and reverts some migrations there, given with the last one first. */
async function databaseBefore(files: string[]): Promise<string> {
  const url = await copyTemplate();
  const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
  const runner = dataSource.createQueryRunner();
  for (const file of files) {
    const exported = jest.requireActual<Record<string, new () => MigrationInterface>>(
      path.join(PLUGINS, file),
    );
    for (const Migration of Object.values(exported)) {
      await new Migration().down(runner);
      await runner.query('DELETE FROM migrations WHERE name = $1', [Migration.name]);
    }
  }
  await dataSource.destroy();
  return url;
}

const WAITING_FOR_TABLES = `
  SELECT mode FROM pg_locks WHERE NOT granted AND locktype = 'relation'
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const PLACE_ORDER = ['"order"', 'address', 'storefront_order'];
const MARK_PAID = ['storefront_order', '"order"'];

it.each([
  ['places an order', PLACE_ORDER, ['audit/dist/migrations/1700000007005-record-parts']],
  [
    'marks an order paid',
    MARK_PAID,
    [
      'orders/dist/migrations/1700000001019-find-orders-by-payment',
      'orders/dist/migrations/1700000001017-fill-order-words',
      'orders/dist/migrations/1700000001016-search-orders-by-words',
    ],
  ],
])('does not deadlock with a transaction that %s', async (_, [first, ...others], reverted) => {
  const databaseUrl = await databaseBefore(reverted);
  const writer = new pg.Client(databaseUrl);
  await writer.connect();
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
  expect(applied).toEqual({ migrations: reverted.length });
});

describe('on a database in use', () => {
  const shop = useTestShop();
  const stopped = stoppedAfterwards();
  let holder: pg.Client;
  beforeAll(async () => {
    holder = stopped(new pg.Client(shop.databaseUrl), (client) => client.end());
    await holder.connect();
  });

  /** Makes one migration pending again. */
  const undo = async () => {
    await shop.sql('DROP INDEX customer_lower_email');
    await shop.sql('DROP INDEX shop_account_oldest');
    await shop.sql(`DELETE FROM migrations WHERE name = 'IndexUserLookups1700000000102'`);
  };

  it('gives up on a locked table, changes nothing, and succeeds in the next run', async () => {
    await undo();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE shop_account IN ACCESS EXCLUSIVE MODE');
    await expect(migrate(shop.databaseUrl)).rejects.toThrow(/lock timeout/);
    await holder.query('ROLLBACK');
    const indexes = await shop.sql(
      `SELECT 1 FROM pg_indexes WHERE indexname = 'customer_lower_email'`,
    );
    expect(indexes).toEqual([]);
    expect(await migrate(shop.databaseUrl)).toEqual({ migrations: 1 });
  });

  it('runs once in two concurrent deployments', async () => {
    await undo();
    const both = await Promise.all([migrate(shop.databaseUrl), migrate(shop.databaseUrl)]);
    expect(both).toEqual(expect.arrayContaining([{ migrations: 1 }, { migrations: 0 }]));
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

  it('adds tax lines to orders of the previous version', async () => {
    const orderId = await shopping(shop).order(await shop.customer(), await shop.product());
    const readTaxLines = () =>
      shop.sql(
        `SELECT tax.name, tax.rate, delivery_tax.rate AS delivery_rate
           FROM line_item item JOIN line_item_tax_line tax ON tax.item_id = item.id
           JOIN shipping_method delivery USING (order_id)
           JOIN shipping_method_tax_line delivery_tax ON shipping_method_id = delivery.id
          WHERE order_id = $1`,
        [orderId],
      );
    const [placed] = await readTaxLines();
    await shop.sql('DELETE FROM line_item_tax_line');
    await shop.sql('DELETE FROM shipping_method_tax_line');
    await shop.sql(`DELETE FROM migrations WHERE name = 'FixTaxOfOrders1700000001006'`);
    expect(await migrate(shop.databaseUrl)).toEqual({ migrations: 1 });
    expect(await readTaxLines()).toEqual([placed]);
  });

  it('repairs payments that lost their intent in a failed refund', async () => {
    const [shopper, ada] = [shopping(shop), await shop.customer()];
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await shop.killBackends();
    await shop.sql('ALTER TABLE refund DROP CONSTRAINT refund_amount_positive');
    await shop.sql('ALTER TABLE payment DROP CONSTRAINT payment_keeps_intent');
    await shop.sql('ALTER TABLE payment_intent DROP COLUMN check_refunds');
    await shop.sql('DROP TABLE refund_key');
    await shop.sql('DROP TABLE order_refund');
    await shop.sql(
      `DROP FUNCTION refund_keys_from_columns, refund_keys_to_columns, refund_keys_of_status,
                     refund_keeps_provider_key`,
    );
    await shop.sql(
      `DELETE FROM migrations
        WHERE name IN ('CreateOrderRefund1700000002003', 'NoteUnansweredRefunds1700000002011',
                       'KeepFurtherKeys1700000002031', 'MirrorRefunds1700000002040')`,
    );
    await shop.sql(
      `UPDATE payment SET amount_refunded = 1250, data = '{"error": "no answer"}'
        WHERE order_id = $1`,
      [orderId],
    );
    await shop.sql(
      `INSERT INTO refund (id, order_id, amount, reason) VALUES ('ref_lost', $1, 1250, 'other')`,
      [orderId],
    );
    await shop.sql(`UPDATE "order" SET payment_status = 'refunded' WHERE id = $1`, [orderId]);
    expect(await migrate(shop.databaseUrl)).toEqual({ migrations: 4 });
    await shop.startBackend(); // its first sweep compares the payment with the provider's
    await until(
      () => shopper.read(ada, orderId),
      ({ refunded }) => !refunded,
    );
    expect((await shopper.refund(orderId, 1250)).status).toBe(200);
    expect(await shopper.paymentAtProvider(intentId)).toMatchObject({
      latest_charge: { amount_refunded: 1250 },
    });
    await expectInvariants(shop);
  });
});
