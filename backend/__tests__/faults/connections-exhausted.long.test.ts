import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Crowd } from '@harrow/testing/crowd';
import { shopping, until } from '@harrow/testing/shopping';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { useTestShop } from '@harrow/testing/test-shop';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

const POOL_SIZE = 3;
const BUYERS = 150;

const TOO_MANY = '53300'; // PostgreSQL, appendix A
const RETRY_DELAY_MS = 10;
const END_SESSIONS = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';

useOwnPostgres();
const shop = useTestShop({ DATABASE_POOL_SIZE: String(POOL_SIZE) });

it('serves many more concurrent buyers than it has connections', async () => {
  const crowd = await Crowd.gather(shop, { size: BUYERS, available: BUYERS });
  await crowd.buyDuring(() => crowd.untilAnswered(3 * BUYERS));
  await crowd.expectKept();
});

/** Clients that take every connection of PostgreSQL, and end the sessions that the shop gets. */
class ConnectionHog {
  private readonly clients: Client[] = [];
  private isStopping = false;
  private readonly running: Promise<void>;

  private readonly elsewhere: string;
  private readonly database: string;

  constructor(databaseUrl: string) {
    const url = new URL(databaseUrl);
    this.database = url.pathname.slice(1);
    url.pathname = '/postgres';
    this.elsewhere = url.href;
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running;
    await Promise.all(this.clients.map((client) => client.end()));
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const client = new Client(this.elsewhere);
      try {
        await client.connect();
        this.clients.push(client);
      } catch (error) {
        if ((error as { code?: string }).code !== TOO_MANY) throw error;
        await this.clients[0]?.query(END_SESSIONS, [this.database]);
        await wait(RETRY_DELAY_MS);
      }
    }
  }
}

it('answers 503 while others hold every connection, and recovers afterwards', async () => {
  const crowd = await Crowd.gather(shop);
  const [late, product, urls] = [await shop.customer(), await shop.product(), [shop.url]];
  const occupation = async () => {
    await crowd.untilAnswered(50);
    const hog = new ConnectionHog(shop.databaseUrl);
    await untilReadiness(urls, 503);
    const refused = await until(
      () => shopping(shop).place(late, product),
      ({ status }) => status === 503,
    );
    expect(refused.body).toMatchObject({ code: 'unavailable' });
    await hog.stop();
    await untilReadiness(urls, 200);
    await crowd.untilAnswered(50);
    await untilCached(urls);
  };
  await crowd.buyDuring(() => expectFreshReads(shop, urls, occupation));
  await crowd.expectKept();
});
