import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '@harrow/testing/crowd';
import { freePort } from '@harrow/processes/free-port';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { useTestShop } from '@harrow/testing/test-shop';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

const OUTAGE_MS = 30_000;

const postgres = useOwnPostgres();
const shop = useTestShop();
let urls: string[];
beforeEach(async () => {
  urls = [shop.url, await shop.startBackend(await freePort())];
});

it.each([
  ['a fast restart of PostgreSQL', () => postgres.stop(), 0],
  ['a crash of PostgreSQL and half a minute without it', () => postgres.abort(), OUTAGE_MS],
])('recovers by itself after %s', async (_title, stop, outageMs) => {
  const crowd = await Crowd.gather(shop);
  const outage = async () => {
    await crowd.untilAnswered(50);
    await stop();
    await untilReadiness(urls, 503);
    await wait(outageMs);
    await postgres.startAgain();
    await untilReadiness(urls, 200);
    await crowd.untilAnswered(50);
    await untilCached(urls);
  };
  await crowd.buyDuring(() => expectFreshReads(shop, urls, outage));
  await crowd.expectKept();
});
