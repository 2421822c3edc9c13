import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Crowd } from '@harrow/testing/crowd';
import { orderBody, shopping, until } from '@harrow/testing/shopping';
import { eventOf, sign } from '@harrow/testing/stripe-events';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { send } from '@harrow/testing/http';
import { createIdentityUser } from '@harrow/testing/identity';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { useTestShop, type Person } from '@harrow/testing/test-shop';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NO_LIMIT = '100000';

const clocks = temporaryFolder();

const stopped = stoppedAfterwards();
let way: TcpProxy;
const shop = useTestShop(async (databaseUrl) => {
  way = stopped(await TcpProxy.start(Number(new URL(databaseUrl).port)), (it) => it.close());
  return {
    DATABASE_URL: way.urlOf(databaseUrl),
    NODE_OPTIONS: `--require "${join(__dirname, 'shifted-clock.cjs')}"`,
    CLOCKS: clocks,
    RATE_LIMIT: 'on',
    RATE_LIMIT_REVIEWS: '1',
    RATE_LIMIT_ORDERS: NO_LIMIT,
    RATE_LIMIT_PAYMENT_INTENTS: NO_LIMIT,
    RATE_LIMIT_REQUESTS: NO_LIMIT,
    RATE_LIMIT_WORK_SECONDS: '60',
  };
});
/** The URLs of a process whose clock jumps, and of one whose clock is correct. */
let jumping: string;
let steady: string;
let ada: Person;
beforeAll(async () => {
  jumping = shop.url;
  steady = await shop.startBackend(await freePort());
  ada = await shop.customer();
});

/** Shifts the clock of a process by some milliseconds. */
const setClock = (milliseconds: number, url = jumping) =>
  writeFileSync(join(clocks, new URL(url).port), String(milliseconds));

const statusOf = async (url: string, person = ada) =>
  (await send('GET', `${url}/user?email=${person.email}`, { token: person.token })).status;

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send('POST', `${url}${path}`, { token: ada.token, headers, body });

afterEach(() => setClock(0));

describe('a clock that jumps in one process of two', () => {
  it('ends sessions only in that process, and only while its clock is ahead', async () => {
    setClock(DAY);
    expect([await statusOf(jumping), await statusOf(steady)]).toEqual([401, 200]);
    setClock(-HOUR);
    expect([await statusOf(jumping), await statusOf(steady)]).toEqual([200, 200]);
    setClock(0);
    expect([await statusOf(jumping), await statusOf(steady)]).toEqual([200, 200]);
  });

  it('opens no session that lasts longer than an hour', async () => {
    const open = async (user: { email: string; idToken: string }) =>
      send('PUT', `${jumping}/users/${user.email}`, { body: user });
    const user = await createIdentityUser('early@farm.test');
    setClock(DAY);
    expect((await open(user)).status).toBe(401); // the provider's token has expired by that clock
    setClock(-HOUR);
    const { status, body } = await open(user);
    expect(status).toBe(200);
    const { expiresAt } = body as { expiresAt: string };
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now());
    setClock(0);
    const late = { ...ada, email: user.email, token: (body as { token: string }).token };
    expect(await statusOf(jumping, late)).toBe(401);
  });

  it('does not affect the expiry or the date of orders', async () => {
    const product = await shop.product();
    const [old, young] = await Promise.all([
      shopping(shop).order(ada, product),
      shopping(shop).order(ada, product),
    ]);
    setClock(-10 * DAY);
    const answer = await post(jumping, '/orders', orderBody(ada, product));
    expect(answer.status).toBe(201);
    await shop.sql(
      `UPDATE storefront_order SET placed_at = now() - interval '73 hours' WHERE order_id = $1`,
      [old],
    );
    setClock(10 * DAY);
    await shop.killBackends(jumping); // it searches for due orders at startup
    await shop.startBackend(Number(new URL(jumping).port));
    const orders = () =>
      shop.sql<{ id: string; status: string; age: number }>(
        `SELECT o.id, o.status, extract(epoch FROM now() - so.placed_at)::int AS age
           FROM "order" o JOIN storefront_order so ON so.order_id = o.id`,
      );
    const after = await until(orders, (all) => all.some(({ status }) => status === 'canceled'));
    expect(after.filter(({ status }) => status === 'canceled')).toMatchObject([{ id: old }]);
    for (const { id, age } of after) if (id !== old) expect(age).toBeLessThan(3600);
    expect(after.map(({ id }) => id)).toContain(young);
  });

  it('does not affect Idempotency-Keys', async () => {
    const product = await shop.product();
    const answers = [];
    for (const shift of [0, DAY, -HOUR, 0]) {
      setClock(shift, steady); // with a clock a day ahead, Ada's session would have expired
      const headers = { 'idempotency-key': 'across-days' };
      answers.push(await post(jumping, '/orders', orderBody(ada, product), headers));
      setClock(0, steady);
      setClock(shift === DAY ? 0 : shift);
    }
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await shopping(shop).stock(product)).toBe(9);
  });

  it('rejects events that are too old by that clock, until the provider resends them', async () => {
    const event = JSON.stringify(eventOf('charge.updated', { id: 'ch_1' }));
    const deliver = async (url: string) =>
      (await post(url, '/stripe/hooks', event, { 'stripe-signature': sign(event) })).status;
    setClock(DAY);
    expect([await deliver(jumping), await deliver(steady)]).toEqual([400, 200]);
    setClock(-HOUR);
    expect(await deliver(jumping)).toBe(200);
  });

  it('does not extend the rate limit period', async () => {
    const review = { name: ada.name, email: ada.email, review: 'Good.', point: 5 };
    const write = () => post(jumping, '/reviews', review);
    expect((await write()).status).toBe(201);
    setClock(-DAY);
    const refused = await write();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });

  it('does not delay the detection of an outage by /ready', async () => {
    const ready = async () => (await send('GET', `${jumping}/ready`)).status;
    expect(await ready()).toBe(200);
    setClock(-HOUR);
    way.cut();
    await until(ready, (status) => status === 503);
    way.restore();
    await until(ready, (status) => status === 200);
  });
});

/**
 * An event that always fails and is due again soon after the round that tried it, so that its attempts count the
 * sweeps.
 */
const COUNTING_EVENT = `
  INSERT INTO stripe_event (id, type, payment) VALUES ('evt_count', 'payment_intent.succeeded', '{}');
  CREATE FUNCTION stay_due() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.next_attempt_at := now() + interval ''5 seconds''; RETURN NEW; END';
  CREATE TRIGGER stay_due BEFORE UPDATE ON stripe_event FOR EACH ROW
    WHEN (NEW.id = 'evt_count') EXECUTE FUNCTION stay_due()`;

it('keeps selling through clock jumps, and keeps the interval of background work', async () => {
  const crowd = await Crowd.gather(shop, { size: 3, available: 5000 });
  const counted = async () => {
    const [event] = await shop.sql<{ attempts: number }>(
      `SELECT attempts FROM stripe_event WHERE id = 'evt_count'`,
    );
    return event?.attempts ?? 0;
  };
  await shop.sql(COUNTING_EVENT);
  await crowd.buyDuring(async () => {
    for (const shift of [-HOUR, -DAY, 0, -HOUR]) {
      setClock(shift);
      await crowd.untilAnswered(40);
    }
    setClock(-HOUR, steady);
    // each process sweeps every thirty seconds, which is longer than the timeout of `until`
    const isDue = (count: number) => count >= 2;
    await until(counted, isDue).catch(() => until(counted, isDue));
  });
  expect(await counted()).toBeLessThan(6);
  await shop.sql(`DELETE FROM stripe_event WHERE id = 'evt_count'`);
  setClock(0, steady);
  await crowd.expectKept();
});
