import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { shopping, until } from '../../../backend-plugins/orders/__tests__/support.ts';
import { OwnPostgres } from '../../../dev/test-support/own-postgres.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectFreshReads, untilCached, untilReadiness } from './recovery.ts';

const POOL_SIZE = 3;
const BUYERS = 150;

const TOO_MANY = '53300'; // PostgreSQL, appendix A
const BETWEEN_TRIES_MS = 10;
const END_SESSIONS = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';

let postgres: OwnPostgres;
let shop: TestShop;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  shop = await startTestShop({ DATABASE_POOL_SIZE: String(POOL_SIZE) });
});
afterAll(async () => {
  await shop.stop();
  await postgres.remove();
});

it('sells to many more at once than it has connections', async () => {
  const crowd = await Crowd.gather(shop, { size: BUYERS, available: BUYERS });
  await crowd.buyDuring(() => crowd.untilAnswered(3 * BUYERS));
  await crowd.expectKept();
});

/** Others who want every connection of PostgreSQL, and end those that the shop has got again. */
class Strangers {
  private readonly clients: Client[] = [];
  private isLeaving = false;
  private readonly crowding: Promise<void>;

  private readonly elsewhere: string;
  private readonly database: string;

  constructor(databaseUrl: string) {
    const url = new URL(databaseUrl);
    this.database = url.pathname.slice(1);
    url.pathname = '/postgres';
    this.elsewhere = url.href;
    this.crowding = this.crowd();
  }

  async leave(): Promise<void> {
    this.isLeaving = true;
    await this.crowding;
    await Promise.all(this.clients.map((client) => client.end()));
  }

  private async crowd(): Promise<void> {
    while (!this.isLeaving) {
      const client = new Client(this.elsewhere);
      try {
        await client.connect();
        this.clients.push(client);
      } catch (error) {
        if ((error as { code?: string }).code !== TOO_MANY) throw error;
        await this.clients[0]?.query(END_SESSIONS, [this.database]);
        await wait(BETWEEN_TRIES_MS);
      }
    }
  }
}

it('says that it is busy while strangers have every connection, and sells on when they have left', async () => {
  const crowd = await Crowd.gather(shop);
  const [late, product, urls] = [await shop.customer(), await shop.product(), [shop.url]];
  const occupation = async () => {
    await crowd.untilAnswered(50);
    const strangers = new Strangers(shop.databaseUrl);
    await untilReadiness(urls, 503);
    const refused = await until(
      () => shopping(shop).place(late, product),
      ({ status }) => status === 503,
    );
    expect(refused.body).toMatchObject({ code: 'unavailable' });
    await strangers.leave();
    await untilReadiness(urls, 200);
    await crowd.untilAnswered(50);
    await untilCached(urls);
  };
  await crowd.buyDuring(() => expectFreshReads(shop, urls, occupation));
  await crowd.expectKept();
});
