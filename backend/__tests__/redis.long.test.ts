import { describeWithRedis, startRedisServer } from '@harrow/testing/redis-server';
import { freePort } from '@harrow/processes/free-port';
import { send } from '@harrow/testing/http';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { useTestShop } from '@harrow/testing/test-shop';
import { atOnce, shopping, until } from '@harrow/testing/shopping';

describeWithRedis('with a Redis and two processes', () => {
  const stopped = stoppedAfterwards();
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let proxy: TcpProxy;
  let second: string;
  const shop = useTestShop(async () => {
    redis = stopped(await startRedisServer());
    proxy = stopped(await TcpProxy.start(redis.port), (it) => it.close());
    return {
      REDIS_URL: proxy.urlOf(redis.url),
      RATE_LIMIT: 'on',
      RATE_LIMIT_ORDERS: '4',
      RATE_LIMIT_WORK_SECONDS: '60', // a busy machine works longer on the same requests
    };
  });
  beforeAll(async () => {
    second = await shop.startBackend(await freePort());
  });

  const order = async (url: string, token?: string) =>
    (await send('POST', `${url}/orders`, { token, body: {} })).status;
  /** Returns how many events of that name the processes have handled. */
  const handledOf = (event: string) =>
    shop.log.filter((line) => line.includes(`Processing ${event} `)).length;
  const signIn = (password = 'Harvest2026') =>
    send('POST', `${shop.url}/admin/auth`, { body: { email: 'admin@harrow.test', password } });
  const ready = async () => (await send('GET', `${shop.url}/ready`)).body;

  it('counts for both processes together', async () => {
    const { token } = await shop.customer();
    const statuses = [];
    for (const url of [shop.url, second, shop.url, second, shop.url, second]) {
      statuses.push(await order(url, token));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
  });

  it('delivers every event once, to one process', async () => {
    const shopper = shopping(shop);
    const product = await shop.product({ available: 20 });
    const people = await atOnce(4, () => shop.customer());
    const [last, ...orders] = await Promise.all(people.map((one) => shopper.order(one, product)));
    const staff = await shop.stockAdmin();
    const cancel = (id = '') => staff.request('POST', `/orders/${id}/cancel`);
    await Promise.all(orders.map(cancel));
    const handled = async () => handledOf('order.canceled');
    await until(handled, (count) => count >= orders.length);
    await cancel(last); // duplicates would be before it in the queue
    await until(handled, (count) => count > orders.length);
    expect(await handled()).toBe(people.length);
  });

  it('immediately shows a price that was changed through the other process', async () => {
    const { id, variantId } = await shop.product({ price: 10 });
    const path = `/store/products/${id}?currency_code=usd`;
    const price = async (url: string) => {
      const { body } = await send('GET', `${url}${path}`);
      return JSON.stringify(body).includes('"calculated_price":1000') ? 'old' : 'new';
    };
    expect(await price(second)).toBe('old'); // and is now cached
    const staff = await shop.stockAdmin();
    const prices = [{ currency_code: 'usd', amount: 2000 }];
    await staff.request('POST', `/products/${id}/variants/${variantId}`, { body: { prices } });
    expect(await price(second)).toBe('new');
  });

  it.each([
    ['is gone', () => proxy.cut()],
    ['does not answer', () => proxy.freeze()],
  ])('keeps selling while Redis %s, with local limits, and reports it', async (_title, breakIt) => {
    const { token } = await shop.customer();
    const { status, headers } = await signIn();
    expect(status).toBe(200);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await send('GET', `${shop.url}/admin/auth`, { headers: { cookie } })).status).toBe(200);
    breakIt();
    await until(ready, (body) => (body as { status: string }).status === 'degraded');
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await order(shop.url, token));
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    const product = await shop.product();
    const staff = { headers: { cookie } };
    expect((await send('GET', `${shop.url}/admin/auth`, staff)).status).toBe(503);
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await signIn('wrong')).status).toBe(401);
    const before = handledOf('order.canceled');
    const buyer = await shop.customer();
    const orderId = await shopping(shop).order(buyer, product);
    await shopping(shop).cancel(buyer, orderId);
    proxy.restore();
    await until(
      async () => handledOf('order.canceled'),
      (count) => count > before,
    );
    await until(ready, (body) => (body as { status: string }).status === 'ready');
    const another = await shop.customer();
    expect(await order(shop.url, another.token)).toBe(422);
  });

  it.each([
    ['is gone', () => proxy.cut()],
    ['does not answer', () => proxy.freeze()],
  ])('starts, serves and stops while Redis %s', async (_title, breakIt) => {
    breakIt();
    const third = await shop.startBackend(await freePort());
    expect((await send('GET', `${third}/services?limit=1`)).status).toBe(200);
    const from = shop.log.length;
    await shop.stopBackends(third);
    await until(
      async () => shop.log.slice(from).some((line) => line.includes('"Stopped."')),
      Boolean,
    );
    proxy.restore();
  });
});
