import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import {
  atOnce,
  countBlocked,
  countStatuses,
  shopping,
  until,
} from '../../../backend-plugins/orders/__tests__/support.ts';
import { TcpProxy } from '../../../dev/test-support/tcp-proxy.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { requestsInFlight, usedConnections } from '../measures.ts';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

/** Longer than the driver waits for a query and then for its ROLLBACK, 12 s each. */
const SILENCE_MS = 26_000;

/** Half of those that write orders, which are half of all. */
const AT_ONCE = 5;
/** So many that they would wait for minutes if each round of them had to fail before the next. */
const QUEUE = 150;
/** The longest wait for a turn, and the longest of those that had one, with time for a busy machine. */
const LONGEST_MS = 60_000;

let way: TcpProxy;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(async (databaseUrl) => {
    way = await TcpProxy.start(Number(new URL(databaseUrl).port));
    return { DATABASE_URL: way.urlOf(databaseUrl) };
  });
});
afterAll(async () => {
  await shop.stop();
  await way.close();
});

it('keeps no half-done order of a database that stood still and goes on', async () => {
  const crowd = await Crowd.gather(shop);
  const urls = [shop.url];
  const silence = async () => {
    await crowd.untilAnswered(50);
    way.freeze();
    await untilReadiness(urls, 503);
    await wait(SILENCE_MS);
    way.thaw();
    await untilReadiness(urls, 200);
    await crowd.untilAnswered(100);
    await untilCached(urls);
  };
  await crowd.buyDuring(() => expectFreshReads(shop, urls, silence));
  await crowd.expectKept();
});

/** Settles when every order waits: some for the row, and all others for their turn. */
async function untilAllWait(): Promise<void> {
  await until(
    () => requestsInFlight(shop.url),
    (count) => count > QUEUE,
  );
  await until(
    async () => [await countBlocked(shop), await usedConnections(shop.url)],
    ([blocked, used]) => blocked === AT_ONCE && used === AT_ONCE,
  );
}

it(
  'keeps nobody who waits for a turn until all those ahead have failed',
  async () => {
    const [ada, product] = [await shop.customer(), await shop.product({ available: QUEUE })];
    const holder = new pg.Client(shop.databaseUrl);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM product_variant WHERE id = $1 FOR UPDATE', [
      product.variantId,
    ]);
    const orders = atOnce(QUEUE, () => shopping(shop).place(ada, product));
    await untilAllWait();
    way.freeze();
    const answers = await orders;
    expect(countStatuses(answers)).toEqual({ 503: QUEUE });
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBe(5);
    way.restore();
    await holder.end();
    await untilReadiness([shop.url], 200);
    expect(await shopping(shop).stock(product)).toBe(QUEUE);
    expect((await shopping(shop).place(ada, product)).status).toBe(201);
  },
  LONGEST_MS,
);
