import path from 'node:path';
import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { preloading } from '@harrow/testing/backend-environment';
import { longIt } from '@harrow/testing/long-tests';
import { countBlocked, shopping, until } from '@harrow/testing/shopping';
import { StatementCounter } from '@harrow/testing/statement-counter';
import { type Person, startTestShop, type TestShop, useTestShop } from '@harrow/testing/test-shop';

const ROWS = 1200; // more than the engine's loop reads at once
const headers = { 'content-type': 'text/csv' };

/** A table of new products. */
const table = (rows: number): string =>
  [
    'sku,name,img,price,available,minimum,description',
    ...Array.from({ length: rows }, (_, row) => `E-${row},Part ${row},/x.svg,5,10,1,A part.`),
  ].join('\n');

/** Keeps the name of each event that is staged: its row is deleted when it is delivered. */
const KEEP_NAMES = `
  CREATE TABLE staged_name (name text);
  CREATE FUNCTION keep_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO staged_name VALUES (NEW.event_name);
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_name AFTER INSERT ON staged_job
    FOR EACH ROW EXECUTE FUNCTION keep_name()`;

const failures = (shop: TestShop) =>
  shop.log.filter((line) => /"level":"(error|fatal)"/.test(line));

describe('events', () => {
  const stopped = stoppedAfterwards();
  let counter: StatementCounter;
  const shop = useTestShop(async (databaseUrl) => {
    counter = stopped(await StatementCounter.start(databaseUrl), (it) => it.close());
    return { DATABASE_URL: counter.urlOf(databaseUrl) };
  });
  let [ada, staff]: Person[] = [];
  beforeAll(async () => {
    await shop.sql(KEEP_NAMES);
    [ada, staff] = [await shop.customer(), await shop.admin()];
  });

  const untilDelivered = () =>
    until(
      () => shop.sql('SELECT 1 FROM staged_job'),
      (waiting) => waiting.length === 0,
    );

  it('of an import do not delay those of orders, and leave nothing behind', async () => {
    if (!ada || !staff) throw new Error('The shop did not start.');
    const orderId = await shopping(shop).order(ada, await shop.product());
    const body = table(ROWS);
    const [answer] = await Promise.all([
      shop.request('POST', '/services/import', { token: staff.token, headers, body }),
      shopping(shop).cancel(ada, orderId),
    ]);
    expect(answer).toMatchObject({ status: 200, body: { created: ROWS } });
    expect(await shop.sql('SELECT name FROM staged_name')).toEqual([{ name: 'order.canceled' }]);
    await untilDelivered();
    expect(failures(shop)).toEqual([]);
  });

  const released = { id: 'cus_none', email: 'none@farm.test', since: '2026-01-01T00:00:00Z' };
  it.each([
    ['order.canceled', 1, { id: 'order_none' }],
    ['order.payment_captured', 1, { id: 'order_none' }],
    ['account.released', 5, released],
    ['order.placed', 0, { id: 'order_none' }],
    ['product.updated', 0, { id: 'prod_none' }],
  ])('of %s cost %i statements each', async (event, statements, data) => {
    const events = 300; // the statements of background work are few beside them
    const before = counter.count;
    await shop.sql(
      `INSERT INTO staged_job (id, event_name, data)
       SELECT 'job_' || gen_random_uuid(), $1, $2 FROM generate_series(1, $3)`,
      [event, data, events],
    );
    await untilDelivered();
    expect(Math.round((counter.count - before) / events)).toBe(statements);
  });
});

describe('a plugin that listens', () => {
  const shop = useTestShop({
    NODE_OPTIONS: preloading(path.join(__dirname, 'listening-plugin.cjs')),
    LISTEN_TO: 'order.placed,product.created,product.deleted',
  });

  const untilHeard = (event: string, id: string) =>
    until(
      async () => shop.log.filter((line) => line.includes(`Heard ${event}: `)).join('\n'),
      (lines) => lines.includes(id),
    );

  it('gets the engine’s event of each placed order', async () => {
    const orderId = await shopping(shop).order(await shop.customer(), await shop.product());
    expect(await untilHeard('order.placed', orderId)).toContain('no_notification');
  });

  it('gets the engine’s event of each imported product, and of one that the engine deletes', async () => {
    const { token } = await shop.admin();
    await shop.request('POST', '/services/import', { token, headers, body: table(1) });
    const [product] = await shop.sql<{ id: string }>(
      `SELECT id FROM product WHERE title = 'Part 0'`,
    );
    const id = product?.id ?? 'none';
    await untilHeard('product.created', id);
    await (await shop.stockAdmin()).request('DELETE', `/products/${id}`);
    await untilHeard('product.deleted', id);
  });
});

const TERMINATE_BLOCKED = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock'`;

longIt('delivers an account’s release again after a kill in the middle of it', async () => {
  const shop = await startTestShop();
  const holder = new pg.Client(shop.databaseUrl);
  await holder.connect();
  try {
    const [profile] = await shop.sql<{ id: string }>(
      `INSERT INTO shop_profile (customer_id, profession, city, state, country, phone, image)
       SELECT id, '', '', '', '', '', '' FROM customer WHERE email = $1 RETURNING customer_id AS id`,
      [(await shop.customer()).email],
    );
    await holder.query('BEGIN; SELECT 1 FROM shop_profile FOR UPDATE');
    await shop.sql(
      `INSERT INTO staged_job (id, event_name, data, options)
       VALUES ('job_1', 'account.released', $1, '{"attempts": 5}')`,
      [{ id: profile?.id, email: 'none@farm.test', since: '2026-01-01T00:00:00Z' }],
    );
    await until(
      () => countBlocked(shop),
      (blocked) => blocked === 1,
    );
    await shop.killBackends();
    await holder.query(TERMINATE_BLOCKED);
    await holder.query('ROLLBACK');
    // as if a minute had passed
    await shop.sql(`UPDATE staged_job SET options = options || '{"leasedAt": 0}'`);
    await shop.startBackend();
    await until(
      () => shop.sql('SELECT 1 FROM shop_profile'),
      (profiles) => profiles.length === 0,
    );
  } finally {
    await holder.end();
    await shop.stop();
  }
});
