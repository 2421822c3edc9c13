import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { backendEnvironment } from '../../dev/test-support/backend-environment.ts';
import { startTestShop, type TestShop } from '../../dev/test-support/test-shop.ts';
import { expectInvariants } from '../../backend-plugins/orders/__tests__/invariants.ts';
import { shopping, until } from '../../backend-plugins/orders/__tests__/support.ts';

const ROOT = path.resolve(__dirname, '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');

/** What the version before would stumble over; docs/operations.md says how to do without. */
const BREAKING =
  /DROP (TABLE|COLUMN)|RENAME (TO|COLUMN)|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE|ADD COLUMN (?!.*DEFAULT).*NOT NULL/i;

/** Written before there was a version to go on serving. */
const BEFORE_THE_FIRST_RELEASE = ['1700000000101-create-admin-promotion.ts'];

/** The way up of every migration of the plugins. */
const waysUp = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/src\/migrations\/.*\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(PLUGINS, file), 'utf8');
    return { name: path.basename(file), up: text.split('async down(')[0] ?? '' };
  });

it('changes nothing that the version before needs', () => {
  expect(waysUp.length).toBeGreaterThan(5);
  const breaking = waysUp.filter(({ up }) => BREAKING.test(up)).map(({ name }) => name);
  expect(breaking).toEqual(BEFORE_THE_FIRST_RELEASE);
});

describe('on a database that serves', () => {
  let shop: TestShop;
  let holder: pg.Client;
  beforeAll(async () => {
    shop = await startTestShop();
    holder = new pg.Client(shop.databaseUrl);
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await shop.stop();
  });

  const migrate = async () => {
    const env = backendEnvironment({ databaseUrl: shop.databaseUrl, backendPort: 1 });
    const script = path.join(ROOT, 'backend', 'dist', 'migrate.js');
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;
  };

  /** Makes one migration of ours due again. */
  const undo = async () => {
    await shop.sql('DROP INDEX customer_lower_email');
    await shop.sql('DROP INDEX shop_account_oldest');
    await shop.sql(`DELETE FROM migrations WHERE name = 'IndexUserLookups1700000000102'`);
  };

  it('gives up on a table that is in use, changes nothing, and is done by the next run', async () => {
    await undo();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE shop_account IN ACCESS EXCLUSIVE MODE');
    await expect(migrate()).rejects.toThrow(/lock timeout/);
    await holder.query('ROLLBACK');
    const indexes = await shop.sql(
      `SELECT 1 FROM pg_indexes WHERE indexname = 'customer_lower_email'`,
    );
    expect(indexes).toEqual([]);
    expect(await migrate()).toEqual({ migrations: 1 });
  });

  it('is done once by two deployments at the same time', async () => {
    await undo();
    const both = await Promise.all([migrate(), migrate()]);
    expect(both).toEqual(expect.arrayContaining([{ migrations: 1 }, { migrations: 0 }]));
  });

  it('may add columns to what an order reads by statements that were planned before', async () => {
    const [shopper, ada] = [shopping(shop), await shop.customer()];
    const product = await shop.product({ available: 20 });
    const buy = async () => (await shopper.place(ada, product)).status;
    for (let orders = 0; orders < 6; orders += 1) expect(await buy()).toBe(201);
    for (const table of ['product', 'product_variant', 'customer', '"order"', 'line_item']) {
      await shop.sql(`ALTER TABLE ${table} ADD COLUMN of_the_next_version int NOT NULL DEFAULT 1`);
    }
    expect(await buy()).toBe(201);
  });

  it('repairs payments that lost their intent to a refund which was not made', async () => {
    const [shopper, ada] = [shopping(shop), await shop.customer()];
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await shop.killBackends();
    await shop.sql('ALTER TABLE refund DROP CONSTRAINT refund_amount_positive');
    await shop.sql('ALTER TABLE payment DROP CONSTRAINT payment_keeps_intent');
    await shop.sql('ALTER TABLE payment_intent DROP COLUMN check_refunds');
    await shop.sql('DROP TABLE order_refund');
    await shop.sql(`DELETE FROM migrations WHERE name = 'CreateOrderRefund1700000002003'`);
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
    expect(await migrate()).toEqual({ migrations: 1 });
    await shop.startBackend(); // its first sweep compares the payment with the provider's
    await until(
      () => shopper.read(ada, orderId),
      ({ refunded }) => !refunded,
    );
    expect((await shopper.refund(orderId, 1250)).status).toBe(200);
    expect(await shopper.providerSide(intentId)).toMatchObject({
      latest_charge: { amount_refunded: 1250 },
    });
    await expectInvariants(shop);
  });
});
