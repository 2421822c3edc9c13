import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { TcpProxy } from '../../../dev/test-support/tcp-proxy.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

/** Longer than the driver waits for a query and then for its ROLLBACK, 12 s each. */
const SILENCE_MS = 26_000;

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
