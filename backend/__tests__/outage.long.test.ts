import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { until } from '@harrow/testing/shopping';

const stopped = stoppedAfterwards();
let proxy: TcpProxy;
const shop = useTestShop(async (databaseUrl) => {
  proxy = stopped(await TcpProxy.start(Number(new URL(databaseUrl).port)), (it) => it.close());
  return { DATABASE_URL: proxy.urlOf(databaseUrl) };
});
let person: Person;
beforeAll(async () => {
  person = await shop.customer();
});

const ask = (path: string) => shop.request('GET', path, { token: person.token });
const backAgain = () =>
  until(
    () => ask('/ready'),
    ({ status }) => status === 200,
  );

describe.each([
  ['refuses every connection', () => proxy.cut()],
  ['swallows everything', () => proxy.freeze()],
])('while the database %s', (_title, breakIt) => {
  afterEach(async () => {
    proxy.restore();
    await backAgain();
  });

  it('is alive but not ready, and answers every call with 503 and Retry-After', async () => {
    breakIt();
    expect((await ask('/health')).status).toBe(200);
    const ready = await until(
      () => ask('/ready'),
      ({ status }) => status === 503,
    );
    expect(ready.body).toMatchObject({ database: 'unreachable' });
    const paths = [
      '/services?limit=3',
      `/order?email=${person.email}`,
      '/reviews',
      '/users',
      '/store/products',
    ];
    for (const { status, body, headers } of await Promise.all(paths.map(ask))) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('recovers by itself when the database is back', async () => {
    breakIt();
    expect((await ask('/reviews')).status).toBe(503);
    proxy.restore();
    await backAgain();
    expect((await ask('/reviews')).status).toBe(200);
    expect((await ask(`/order?email=${person.email}`)).status).toBe(200);
  });
});

it('logs the error with the request that it affected', async () => {
  proxy.cut();
  const { headers } = await ask('/services?limit=3');
  proxy.restore();
  await backAgain();
  const id = headers.get('x-request-id') ?? '';
  const line = await until(
    async () => shop.log.find((text) => text.includes(id) && text.includes('"response"')) ?? '',
    (text) => text !== '',
  );
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    response: { status: 503 },
    error: { stack: expect.any(String) as string },
  });
});
