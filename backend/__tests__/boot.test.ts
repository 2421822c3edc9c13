import { send } from '../../dev/test-support/http.ts';
import { operations } from '../src/server/api-description';
import { startTestShop, type TestShop } from '../../dev/test-support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Every declared call, and a path that it answers. */
const calls = operations.map(({ method, path }) => [
  method.toUpperCase(),
  path.replace('{email}', 'a@b.test').replace(/\{\w+\}/g, 'x'),
]);

/** The engine only logs a route file that it cannot load, and starts without it. */
it.each(calls)('has the route %s %s', async (method = '', path = '') => {
  const { body } = await shop.request(method, path);
  expect(body).not.toMatchObject({ message: `There is nothing at ${path}.` });
});

it('has every table of the plugins', async () => {
  const rows = await shop.sql<{ table_name: string }>(
    `SELECT table_name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name = ANY ($1) ORDER BY 1`,
    [
      [
        'admin_promotion',
        'order_idempotency_key',
        'payment_intent',
        'shop_account',
        'shop_profile',
        'shop_review',
        'storefront_order',
        'stripe_event',
      ],
    ],
  );
  expect(rows).toHaveLength(8);
});

it('answers the contract’s 404 for a path of nobody', async () => {
  const answer = await shop.request('GET', '/no/such/path');
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('keeps the engine’s own paths', async () => {
  expect((await shop.request('GET', '/health')).status).toBe(200);
  expect((await shop.request('GET', '/store/products?limit=1')).status).toBe(200);
  expect((await shop.request('GET', '/admin/orders')).status).toBe(401);
});

it('lets the storefront’s origin read answers, and no other', async () => {
  const ask = (origin: string) => send('GET', `${shop.url}/reviews`, { headers: { origin } });
  const own = await ask('http://localhost:8000');
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
  const other = await ask('https://evil.example');
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

it('says nothing of what it is made of', async () => {
  const { headers } = await shop.request('GET', '/reviews');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
