import { freePort } from '@harrow/processes/free-port';
import { Crowd } from '@harrow/testing/crowd';
import { send } from '@harrow/testing/http';
import {
  startRedisCluster,
  type RedisGroup,
  startRedisSentinels,
} from '@harrow/testing/redis-group';
import { describeWithRedis } from '@harrow/testing/redis-server';
import { shopping, until } from '@harrow/testing/shopping';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from '@harrow/testing/test-shop';

const LIMIT = 4;

/**
 * A worker that loses its connection while it takes a job leaves the job to the second of BullMQ's checks
 * for stalled jobs, which are 30 s apart; it connects again within 15 s.
 */
const STALLED_MS = 120_000;
const TEST_TIMEOUT_MS = 4 * STALLED_MS;

jest.setTimeout(TEST_TIMEOUT_MS);

describeWithRedis.each([
  ['sentinels', startRedisSentinels],
  ['a cluster', startRedisCluster],
])('two processes with %s', (_title, startGroup) => {
  const stopped = stoppedAfterwards();
  let redis: RedisGroup;
  let urls: string[];
  let cookie: string;
  const shop = useTestShop(async () => {
    redis = stopped(await startGroup());
    return {
      REDIS_URL: redis.url,
      RATE_LIMIT: 'on',
      RATE_LIMIT_REVIEWS: String(LIMIT),
      RATE_LIMIT_ORDERS: '100000',
      RATE_LIMIT_PAYMENT_INTENTS: '100000',
      RATE_LIMIT_REQUESTS: '100000',
      RATE_LIMIT_WORK_SECONDS: '60',
    };
  });
  beforeAll(async () => {
    urls = [shop.url, await shop.startBackend(await freePort())];
  });

  const untilBoth = (status: string) =>
    until(
      () => Promise.all(urls.map((url) => send('GET', `${url}/ready`))),
      (answers) => answers.every(({ body }) => (body as { status: string }).status === status),
    );
  const signIn = (url: string) =>
    send('POST', `${url}/admin/auth`, {
      body: { email: 'admin@harrow.test', password: 'Harvest2026' },
    });

  /** Sends the same account's requests to the processes in turn; returns the statuses. */
  async function exhaustLimit(): Promise<number[]> {
    const { token } = await shop.customer();
    const statuses: number[] = [];
    for (let index = 0; index < LIMIT + 2; index += 1) {
      const url = urls[index % urls.length] ?? '';
      statuses.push((await send('POST', `${url}/reviews`, { token, body: {} })).status);
    }
    return statuses;
  }

  /** Stages an event that no customer of this shop causes. */
  const stageRelease = () =>
    shop.sql(
      `INSERT INTO staged_job (id, event_name, data)
       VALUES ('job_' || gen_random_uuid(), 'account.released', $1)`,
      [{ id: 'cus_none', email: 'none@farm.test', since: new Date().toISOString() }],
    );

  async function deliverOnce(): Promise<void> {
    const handled = async () =>
      shop.log.filter((line) => line.includes('Processing account.released ')).length;
    const before = await handled();
    for (const expected of [before + 1, before + 2]) {
      await stageRelease();
      // a duplicate of the first would be before the second in the queue
      await until(handled, (count) => count >= expected, STALLED_MS);
    }
    expect(await handled()).toBe(before + 2);
  }

  it('become ready, count together, and deliver each event once', async () => {
    await untilBoth('ready');
    expect(await exhaustLimit()).toEqual([422, 422, 422, 422, 429, 429]);
    await deliverOnce();
  });

  it('sell an order and record its payment', async () => {
    const [person, product] = [await shop.customer(), await shop.product()];
    const { orderId } = await shopping(shop).paidOrder(person, product);
    expect((await shopping(shop).read(person, orderId)).paid).toBe(true);
  });

  it('share the sessions of staff', async () => {
    const [first = '', second = ''] = urls;
    const { status, headers } = await signIn(first);
    expect(status).toBe(200);
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await send('GET', `${second}/admin/auth`, { headers: { cookie } })).status).toBe(200);
  });

  it('immediately show a price that was changed through the other process', async () => {
    const { id, variantId } = await shop.product({ price: 10 });
    const price = async (url = '') => {
      const { body } = await send('GET', `${url}/store/products/${id}?currency_code=usd`);
      return JSON.stringify(body).includes('"calculated_price":1000') ? 'old' : 'new';
    };
    expect(await price(urls[1])).toBe('old'); // and is now cached
    const staff = await shop.stockAdmin();
    const prices = [{ currency_code: 'usd', amount: 2000 }];
    await staff.request('POST', `/products/${id}/variants/${variantId}`, { body: { prices } });
    expect(await price(urls[1])).toBe('new');
  });

  it('keep selling while a server fails and is replaced, and lose nothing', async () => {
    const crowd = await Crowd.gather(shop, { size: 4, available: 5000 });
    await crowd.buyDuring(async () => {
      await crowd.untilAnswered(20);
      await redis.failOver();
      await crowd.untilAnswered(20);
      await untilBoth('ready');
    });
    expect(await exhaustLimit()).toEqual([422, 422, 422, 422, 429, 429]);
    await deliverOnce();
    const answers = await Promise.all(
      urls.map((url) => send('GET', `${url}/admin/auth`, { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await crowd.expectKept();
  });

  it('sell while all servers are away, and start', async () => {
    await redis.stop();
    const third = await shop.startBackend(await freePort());
    urls = [shop.url, third];
    await untilBoth('degraded');
    const [person, product] = [await shop.customer(), await shop.product()];
    const { orderId } = await shopping(shop).paidOrder(person, product);
    expect((await shopping(shop).read(person, orderId)).paid).toBe(true);
    const answers = await Promise.all(urls.map(signIn));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });
});
