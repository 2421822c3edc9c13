import { TcpProxy } from '../../dev/test-support/tcp-proxy.ts';
import { startTestShop, type Person, type TestShop } from '../../dev/test-support/test-shop.ts';
import { until } from '../../backend-plugins/orders/__tests__/support.ts';

let way: TcpProxy;
let shop: TestShop;
let person: Person;
beforeAll(async () => {
  shop = await startTestShop(async (databaseUrl) => {
    way = await TcpProxy.start(Number(new URL(databaseUrl).port));
    return { DATABASE_URL: way.urlOf(databaseUrl) };
  });
  person = await shop.customer();
});
afterAll(async () => {
  await shop.stop();
  await way.close();
});

const ask = (path: string) => shop.request('GET', path, { token: person.token });
const backAgain = () =>
  until(
    () => ask('/ready'),
    ({ status }) => status === 200,
  );

describe.each([
  ['refuses every connection', () => way.cut()],
  ['swallows everything', () => way.freeze()],
])('while the database %s', (_title, breakIt) => {
  afterEach(async () => {
    way.restore();
    await backAgain();
  });

  it('is alive, not ready, and answers every call with 503 and a time to come back', async () => {
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

  it('serves again by itself when the database is back', async () => {
    breakIt();
    expect((await ask('/reviews')).status).toBe(503);
    way.restore();
    await backAgain();
    expect((await ask('/reviews')).status).toBe(200);
    expect((await ask(`/order?email=${person.email}`)).status).toBe(200);
  });
});

it('logs what went wrong, under the request that saw it', async () => {
  way.cut();
  const { headers } = await ask('/services?limit=3');
  way.restore();
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
