import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Crowd } from '@harrow/testing/crowd';
import { atOnce, countBlocked, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from '@harrow/testing/test-shop';
import { requestsInFlight, usedConnections } from '../measures.ts';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

/** Longer than the driver's timeouts of a query and then of its ROLLBACK, 12 s each. */
const SILENCE_MS = 26_000;

/** Half of the permits for writing orders, which are a quarter of the connections. */
const PERMITS_PER_PRODUCT = 3;
/**
 * So many that they would wait for minutes if the permits were released one timeout after another.
 */
const QUEUED_ORDERS = 150;
/** The maximum wait for a permit plus the query timeouts, with a margin for busy machines. */
const TEST_TIMEOUT_MS = 60_000;

const stopped = stoppedAfterwards();
let way: TcpProxy;
const shop = useTestShop(async (databaseUrl) => {
  way = stopped(await TcpProxy.start(Number(new URL(databaseUrl).port)), (it) => it.close());
  return { DATABASE_URL: way.urlOf(databaseUrl) };
});

it('leaves no half-written order when the database hangs and continues', async () => {
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

/** Resolves once every order waits: some for the row, all others for a permit. */
async function untilAllWait(): Promise<void> {
  await until(
    () => requestsInFlight(shop.url),
    (count) => count > QUEUED_ORDERS,
  );
  await until(
    async () => [await countBlocked(shop), await usedConnections(shop.url)],
    ([blocked, used]) => blocked === PERMITS_PER_PRODUCT && used === PERMITS_PER_PRODUCT,
  );
}

it(
  'does not keep orders waiting until all orders ahead of them have failed',
  async () => {
    const [ada, product] = [
      await shop.customer(),
      await shop.product({ available: QUEUED_ORDERS }),
    ];
    const holder = new pg.Client(shop.databaseUrl);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM product_variant WHERE id = $1 FOR UPDATE', [
      product.variantId,
    ]);
    const orders = atOnce(QUEUED_ORDERS, () => shopping(shop).place(ada, product));
    await untilAllWait();
    way.freeze();
    const answers = await orders;
    expect(countStatuses(answers)).toEqual({ 503: QUEUED_ORDERS });
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBe(5);
    way.restore();
    await holder.end();
    await untilReadiness([shop.url], 200);
    expect(await shopping(shop).stock(product)).toBe(QUEUED_ORDERS);
    expect((await shopping(shop).place(ada, product)).status).toBe(201);
  },
  TEST_TIMEOUT_MS,
);
