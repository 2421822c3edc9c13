import { describeWithRedis, startRedisServer } from '../../dev/test-support/redis-server.ts';
import { freePort } from '../../dev/lib/free-port.ts';
import { send } from '../../dev/test-support/http.ts';
import { TcpProxy } from '../../dev/test-support/tcp-proxy.ts';
import { startTestShop, type TestShop } from '../../dev/test-support/test-shop.ts';
import { until } from '../../backend-plugins/orders/__tests__/support.ts';

describeWithRedis('with a Redis and two processes', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let way: TcpProxy;
  let shop: TestShop;
  let second: string;
  beforeAll(async () => {
    redis = await startRedisServer();
    way = await TcpProxy.start(redis.port);
    shop = await startTestShop({
      REDIS_URL: way.urlOf(redis.url),
      RATE_LIMIT: 'on',
      RATE_LIMIT_ORDERS: '4',
    });
    second = await shop.startBackend(await freePort());
  });
  afterAll(async () => {
    await shop.stop();
    await way.close();
    await redis.stop();
  });

  const order = async (url: string, token?: string) =>
    (await send('POST', `${url}/orders`, { token, body: {} })).status;
  const ready = async () => (await send('GET', `${shop.url}/ready`)).body;

  it('counts for both processes together', async () => {
    const { token } = await shop.customer();
    const statuses = [];
    for (const url of [shop.url, second, shop.url, second, shop.url, second]) {
      statuses.push(await order(url, token));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
  });

  it.each([
    ['is gone', () => way.cut()],
    ['does not answer', () => way.freeze()],
  ])('sells on while Redis %s, with limits of its own, and says so', async (_title, breakIt) => {
    const { token } = await shop.customer();
    breakIt();
    await until(ready, (body) => (body as { status: string }).status === 'degraded');
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await order(shop.url, token));
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    expect((await send('GET', `${shop.url}/services?limit=1`)).status).toBe(200);
    way.restore();
    await until(ready, (body) => (body as { status: string }).status === 'ready');
    const another = await shop.customer();
    expect(await order(shop.url, another.token)).toBe(422);
  });

  it('starts while Redis is away', async () => {
    way.cut();
    const third = await shop.startBackend(await freePort());
    expect((await send('GET', `${third}/services?limit=1`)).status).toBe(200);
    await shop.killBackends(third);
    way.restore();
  });
});
