import { freePort } from '@harrow/processes/free-port';
import { Crowd } from '@harrow/testing/crowd';
import { expectInvariants } from '@harrow/testing/invariants';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { describeWithPostgres15, POSTGRES_15 } from '@harrow/testing/postgres-15';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import { expectFreshReads, untilCached } from './faults/recovery.ts';

describeWithPostgres15('on PostgreSQL 15, which it has migrated and seeded', () => {
  useOwnPostgres(POSTGRES_15);
  const shop = useTestShop();
  let urls: string[];
  beforeAll(async () => {
    urls = [shop.url, await shop.startBackend(await freePort())];
  });

  it('runs on that version', async () => {
    const [server] = await shop.sql<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    expect(server).toEqual({ version: 15 });
  });

  it('has the demonstration catalogue', async () => {
    const { body } = await shop.request('GET', '/services?limit=1&pageNumber=0');
    expect((body as { count: number }).count).toBeGreaterThan(10);
  });

  it('refunds a paid order', async () => {
    const shopper = shopping(shop);
    const ada = await shop.customer();
    const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 12.5 }));
    expect((await shopper.refund(orderId, 250)).status).toBe(200);
    expect((await shopper.refund(orderId, 1000)).status).toBe(200);
    expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, status: 'refunded' });
    await expectInvariants(shop);
  });

  it('two processes sell, take payments, refund and show every change', async () => {
    const crowd = await Crowd.gather(shop, { available: 1000 });
    await crowd.buyDuring(async () => {
      await expectFreshReads(shop, urls, async () => {
        await crowd.untilAnswered(100);
        await untilCached(urls);
        await crowd.untilAnswered(100);
      });
    });
    await crowd.refundParts();
    await crowd.expectKept();
  });
});
