import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { shopping, until } from '@harrow/testing/shopping';
import { disputed, postEvent } from '@harrow/testing/stripe-events';
import { send } from '@harrow/testing/http';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { startTestShop, useTestShop } from '@harrow/testing/test-shop';

const TOKEN = 'the-metrics-token-of-the-test-shop';

const shop = useTestShop({
  METRICS_TOKEN: TOKEN,
  RATE_LIMIT: 'on',
  RATE_LIMIT_REVIEWS: '1',
});
const stopped = stoppedAfterwards();

const ask = (token?: string, of = shop) => send('GET', `${of.url}/metrics`, { token });
/** Returns the lines of a metric, such as `{state="paid"} 1`. */
async function linesOf(name: string, of = shop): Promise<string[]> {
  const lines = String((await ask(TOKEN, of)).body).split('\n');
  return lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
}

it('counts orders by state, and unhandled events', async () => {
  const [person, product] = [await shop.customer(), await shop.product()];
  const shopper = shopping(shop);
  await shopper.order(person, product);
  await shopper.paidOrder(person, product);
  const lines = await linesOf('harrow_orders');
  expect(lines).toEqual(expect.arrayContaining(['{state="unpaid"} 1', '{state="paid"} 1']));
  const unhandled = (count: number) =>
    until(
      () => linesOf('harrow_webhook_events_unhandled'),
      ([line]) => line === ` ${count}`,
    );
  await unhandled(0); // the payment's event may still be in progress
  await shop.sql(
    `INSERT INTO stripe_event (id, type, received_at, next_attempt_at)
     VALUES ('evt_late', 'payment_intent.succeeded', now() - interval '1 hour', now() + interval '1 hour')`,
  );
  await unhandled(1);
  const [age] = await linesOf('harrow_webhook_oldest_unhandled_seconds');
  expect(Number(age)).toBeGreaterThanOrEqual(3600);
});

it('counts open disputes, regardless of the order of their events', async () => {
  const [person, product] = [await shop.customer(), await shop.product()];
  const paid = async () => (await shopping(shop).paidOrder(person, product)).intentId;
  const [open, won, late] = [await paid(), await paid(), await paid()];
  for (const event of [
    disputed('created', open, 'needs_response'),
    disputed('created', won, 'needs_response'),
    disputed('closed', won, 'won'),
    disputed('closed', late, 'lost'),
    disputed('created', late, 'needs_response'),
    disputed('created', 'pi_elsewhere', 'needs_response'),
  ]) {
    await postEvent(shop, event);
  }
  await until(
    () => linesOf('harrow_disputes_open'),
    ([line]) => line === ' 1',
  );
});

it('requires the token', async () => {
  for (const token of [undefined, 'another', `${TOKEN}x`]) {
    expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  }
  const { status, headers } = await ask(TOKEN);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('version=0.0.4');
});

it('counts requests by method, template and status, but not by their values', async () => {
  const names = ['order_SECRET1', 'order_SECRET2'];
  for (const name of names) await send('GET', `${shop.url}/orders/${name}`);
  await send('GET', `${shop.url}/no/such/place`);
  await send('GET', `${shop.url}/store/products/nothing`);
  const counts = () => linesOf('harrow_http_request_duration_seconds_count');
  const found = await until(counts, (lines) => lines.some((line) => line.includes('/store/')));
  expect(found).toContain('{method="GET",route="/orders/{id}",status="401"} 2');
  expect(found).toContain('{method="GET",route="other",status="404"} 1');
  expect(found).toContain('{method="GET",route="/store/*",status="404"} 1');
  expect((await ask(TOKEN)).body).not.toMatch(/SECRET|nothing/);
});

it('counts rate-limited requests', async () => {
  const { token } = await shop.customer();
  for (let index = 0; index < 3; index += 1) {
    await send('POST', `${shop.url}/reviews`, { token, body: {} });
  }
  expect(await linesOf('harrow_rate_limited_requests_total')).toEqual(['{rule="reviews"} 2']);
});

it('measures the process: connections, requests in flight, event loop and memory', async () => {
  expect(await linesOf('harrow_http_requests_in_flight')).toEqual([' 1']);
  const used = await linesOf('harrow_database_connections');
  expect(used.map((line) => line.replace(/ \d+$/, ''))).toEqual([
    '{state="idle"}',
    '{state="used"}',
  ]);
  expect(await linesOf('harrow_database_waiting_requests')).toEqual([' 0']);
  expect(await linesOf('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(await linesOf('process_resident_memory_bytes')).toHaveLength(1);
});

it('keeps measuring while the database is unavailable, without stale values', async () => {
  let proxy: TcpProxy | undefined;
  const starting = startTestShop(async (databaseUrl) => {
    proxy = stopped(await TcpProxy.start(Number(new URL(databaseUrl).port)), (it) => it.close());
    return { DATABASE_URL: proxy.urlOf(databaseUrl), METRICS_TOKEN: TOKEN };
  });
  const other = stopped(await starting);
  const untilUp = (up: 0 | 1) =>
    until(
      () => linesOf('harrow_dependency_up', other),
      (lines) => lines.includes(`{dependency="database"} ${up}`),
    );
  proxy?.cut();
  await untilUp(0);
  for (const name of ['harrow_orders', 'harrow_webhook_events_unhandled', 'harrow_refunds_due']) {
    expect(await linesOf(name, other)).toEqual([]);
  }
  proxy?.restore();
  await untilUp(1);
  expect(await linesOf('harrow_orders', other)).toContain('{state="paid"} 0');
});

const secret = () => randomBytes(32).toString('hex');

it('is disabled in production without a token', async () => {
  const starting = startTestShop({
    NODE_ENV: 'production',
    STOREFRONT_URL: 'https://shop.example',
    BACKEND_URL: 'https://api.example',
    ...{ ACCESS_TOKEN_SECRET: secret(), JWT_SECRET: secret(), COOKIE_SECRET: secret() },
    FIREBASE_AUTH_EMULATOR_HOST: '',
    PAYMENT_SANDBOX_URL: '',
    IMAGE_DIRECTORY: tmpdir(),
  });
  const production = stopped(await starting);
  const { status } = await send('GET', `${production.url}/metrics`);
  expect(status).toBe(404);
});
