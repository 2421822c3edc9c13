import { connect } from 'node:net';
import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { countBlocked, shopping, until } from '@harrow/testing/shopping';

const shop = useTestShop();
const stopped = stoppedAfterwards();
let person: Person;
let holder: pg.Client;
beforeAll(async () => {
  person = await shop.customer();
  holder = stopped(new pg.Client(shop.databaseUrl), (client) => client.end());
  await holder.connect();
});

const isWarning = (line: string): boolean => /"level":"(warn|error|fatal)"/.test(line);

it('warns only that no mails are sent when a backend starts without a mail server', () => {
  expect(shop.log.filter(isWarning)).toEqual([expect.stringContaining('SMTP_URL is not set')]);
});

it('answers searches of the stock admin’s storefront calls without an index of the engine', async () => {
  const product = await shop.product();
  const answer = await fetch(`${shop.url}/store/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: product.name }),
  });
  expect(await answer.json()).toMatchObject({ hits: [{ id: product.id }] });
});

it('finishes requests in flight, accepts no new ones, and ignores idle connections', async () => {
  const product = await shop.product();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM product_variant WHERE id = $1 FOR UPDATE', [product.variantId]);
  const order = shopping(shop).place(person, product);
  await until(
    () => countBlocked(shop),
    (count) => count === 1,
  );
  const silent = connect(Number(new URL(shop.url).port), '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const ended = shop.stopBackends();
  await until(
    () =>
      fetch(`${shop.url}/health`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    (answer) => answer === 'refused',
  );
  await holder.query('COMMIT');
  const { status, headers } = await order;
  expect(status).toBe(201);
  expect(headers.get('connection')).toBe('close');
  await ended;
  await until(
    async () => shop.log.at(-1) ?? '',
    (line) => line.includes('Stopped.'),
  );
  const [sold] = await shop.sql('SELECT count(*)::int AS count FROM storefront_order');
  expect(sold).toEqual({ count: 1 });
});
