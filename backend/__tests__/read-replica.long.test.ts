import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { type OwnPostgres, useOwnPostgres } from '@harrow/testing/own-postgres';
import { shopping, until } from '@harrow/testing/shopping';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { unpaidOrders } from './measures.ts';

const SELECT_LAG = 'SELECT pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::float AS bytes';
const SELECT_STATE = 'SELECT pg_get_wal_replay_pause_state() AS state';

const stopped = stoppedAfterwards();
const primary = useOwnPostgres();
/** The standby's log. */
const log: string[] = [];
let standby: OwnPostgres;
beforeAll(async () => {
  standby = stopped(await primary.startStandby((line) => log.push(line)), (it) => it.remove());
});
const shop = useTestShop((databaseUrl) => ({ DATABASE_READ_URL: standby.urlOf(databaseUrl) }));
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

/** Runs a statement on the standby and returns its row. */
async function onStandby<Row extends object>(statement: string, values: unknown[] = []) {
  const client = new pg.Client(standby.urlOf(shop.databaseUrl).replace(/[^/]+$/, 'postgres'));
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows[0];
  } finally {
    await client.end();
  }
}

/** Resolves when the standby shows every change that has been made. */
async function caughtUp(): Promise<void> {
  const [now] = await shop.sql<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
  await until(
    () => onStandby<{ bytes: number }>(SELECT_LAG, [now?.lsn]),
    (lag) => lag !== undefined && lag.bytes <= 0,
  );
}

async function pauseStandby(): Promise<void> {
  await onStandby('SELECT pg_wal_replay_pause()');
  await until(
    () => onStandby<{ state: string }>(SELECT_STATE),
    (row) => row?.state === 'paused',
  );
}

/** Returns the ids of the orders that a call lists. */
async function idsAt(path: string, { token }: Person): Promise<string[]> {
  const { status, body } = await shop.request('GET', path, { token });
  expect(status).toBe(200);
  return (body as { _id: string }[]).map(({ _id }) => _id);
}

const ofAda = () => `/order?email=${encodeURIComponent(ada.email)}`;

/** The statements that the shop has run on the standby. */
const statements = () => {
  const database = new URL(shop.databaseUrl).pathname.slice(1);
  return log
    .join('\n')
    .split(/\n(?!\t)/) // further lines of a statement begin with a tab
    .filter((entry) => entry.startsWith(`${database} `))
    .flatMap((entry) => /(?:statement|execute [^:]*):\s*([^]*)/.exec(entry)?.slice(1) ?? []);
};

const warnings = () => shop.log.filter((line) => line.includes('A read of the replica failed'));

it('reads only the lists and figures of staff from the replica', async () => {
  const product = await shop.product({ available: 10 });
  const first = await shopper.order(ada, product);
  await caughtUp();
  await pauseStandby();
  const second = await shopper.order(ada, product, 3);

  expect(await idsAt('/orders', admin)).toEqual([first]);
  expect(await idsAt('/orders?limit=10&pageNumber=0', admin)).toEqual([first]);
  expect(await idsAt(ofAda(), admin)).toEqual([first]);
  expect(await unpaidOrders(shop.url)).toBe(1);

  expect(await idsAt(ofAda(), ada)).toEqual([second, first]);
  expect(await shopper.read(admin, second)).toMatchObject({ _id: second, paid: false });
  const { body } = await shop.request('GET', `/services/${product.id}`);
  expect(body).toMatchObject({ available: 6 });

  const { status } = await shopper.cancel(admin, second);
  expect(status).toBe(200);
  const paid = await shopper.paidOrder(ada, product);
  expect((await shopper.ship(admin, paid.orderId)).status).toBe(200);
  expect((await shopper.refund(paid.orderId, 100)).status).toBe(200);
  expect(await shopper.read(ada, paid.orderId)).toMatchObject({ paid: true, shipped: true });
  expect(await idsAt('/orders', admin)).toEqual([first]);

  await onStandby('SELECT pg_wal_replay_resume()');
  await caughtUp();
  expect(await idsAt('/orders', admin)).toEqual([paid.orderId, first]);
});

it('sends the replica nothing but reads', () => {
  expect(statements().length).toBeGreaterThan(10);
  const isRead = (text: string) =>
    /^(SELECT|WITH)\b/.test(text) && !/\b(INSERT|UPDATE|DELETE|MERGE)\b|FOR /.test(text);
  expect(statements().filter((text) => !isRead(text))).toEqual([]);
  expect(warnings()).toEqual([]);
});

describe('without the replica', () => {
  beforeAll(() => standby.abort());

  it('the lists of staff come from the primary, and the process stays ready', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    expect((await idsAt('/orders', admin))[0]).toBe(orderId);
    expect((await idsAt(ofAda(), admin))[0]).toBe(orderId);
    expect(await shop.request('GET', '/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });
    expect(warnings()).toHaveLength(1);
  });

  it('a process starts', async () => {
    await shop.killBackends();
    await shop.startBackend();
    expect((await idsAt('/orders', admin)).length).toBeGreaterThan(0);
  });

  it('the lists of staff come from it again when it is back', async () => {
    await standby.startAgain();
    const before = statements().length;
    await until(
      async () => {
        await idsAt('/orders', admin);
        return statements().length;
      },
      (count) => count > before,
    );
  });
});
