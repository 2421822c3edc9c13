import { shopping, until } from '@harrow/testing/shopping';
import { type Person, type TestProduct, useTestShop } from '@harrow/testing/test-shop';
import { receiving } from './receiving';

// its webhooks listen to every product
const shop = useTestShop({ WEBHOOK_LOOPBACK: 'on' });
const shopper = shopping(shop);
const hooks = receiving(shop);
let admin: Person;
let product: TestProduct;
beforeAll(async () => {
  [admin, product] = await Promise.all([shop.admin(), shop.product({ available: 500 })]);
});
afterEach(async () => {
  await shop.sql('DELETE FROM webhook_endpoint');
});

const change = (body: object, id = product.id) =>
  shop.request('PATCH', `/services/${id}`, { token: admin.token, body });

/** Starts a receiver of product changes from now on. */
async function listener() {
  const receiver = await hooks.receiver('product.changed');
  const reads = 'SELECT seen FROM webhook_product_progress WHERE seen IS NOT NULL';
  await until(
    () => shop.sql(reads),
    (rows) => rows.length === 1,
  );
  return receiver;
}

const idsOf = (received: { content: { data: Record<string, unknown> } }[]) =>
  received.map(({ content }) => content.data._id);

it('tells of a product that staff have changed', async () => {
  const receiver = await listener();
  await change({ price: 20 });
  const [first] = await receiver.has(1);
  expect(first?.content).toMatchObject({
    type: 'product.changed',
    data: { _id: product.id, price: 20, currency: 'usd', available: 500, sold: true },
  });
});

it('tells of the stock that an order has taken', async () => {
  const receiver = await listener();
  const ordered = await shop.product({ available: 7 });
  await receiver.has(1);
  await shopper.order(await shop.customer(), ordered, 3);
  const [, second] = await receiver.has(2);
  expect(second?.content.data).toMatchObject({ _id: ordered.id, available: 4 });
});

it('tells of a product that is no longer sold', async () => {
  const receiver = await listener();
  const removed = await shop.product();
  await receiver.has(1);
  await shop.request('DELETE', `/services/${removed.id}`, { token: admin.token });
  const [, second] = await receiver.has(2);
  expect(second?.content.data).toEqual({ _id: removed.id, sold: false });
});

it('tells of all products at once when a category changes', async () => {
  const receiver = await listener();
  await shop.sql('UPDATE product_category SET updated_at = now()');
  const [first] = await receiver.has(1);
  expect(first?.content.data).toEqual({ _id: null });
});

it('tells of all products when changes may have been missed', async () => {
  const receiver = await listener();
  await shop.sql('UPDATE webhook_product_progress SET epoch = gen_random_uuid()');
  const [first] = await receiver.has(1);
  expect(first?.content.data).toEqual({ _id: null });
});

it('has one message of a product that waits, and tells of its last state', async () => {
  const receiver = await listener();
  receiver.answers({ status: 500 }, { status: 204 });
  await change({ price: 21 });
  await hooks.deliveries(receiver.id, ([first]) => first?.answer === 500);
  for (const price of [22, 23, 24]) await change({ price });
  const noted = 'SELECT product_id FROM webhook_product_change';
  await until(
    () => shop.sql(noted),
    (rows) => rows.length === 1,
  );
  expect(await hooks.deliveries(receiver.id, () => true)).toHaveLength(1);
  await hooks.hurry();
  const [first, second, third] = await receiver.has(3);
  expect([first, second, third].map((message) => message?.content.data.price)).toEqual([
    21, 24, 24,
  ]);
  expect(second?.id).toBe(first?.id);
  expect(third?.id).not.toBe(first?.id);
});

it('keeps few messages of a large change in the outbox, and sends all of them', async () => {
  const receiver = await listener();
  receiver.answers({ status: 429, headers: { 'retry-after': '3000' } }, { status: 204 });
  const ids = Array.from({ length: 130 }, (_, index) => `prod_large_${index}`);
  await shop.sql(
    'INSERT INTO catalogue_change (product_id, moves) SELECT unnest($1::text[]), false',
    [[...ids, ...ids]],
  );
  const waiting = `SELECT (SELECT count(*)::int FROM outbox WHERE lane = $1 AND state = 'due') AS open,
                          (SELECT count(*)::int FROM webhook_product_change) AS noted
                     FROM webhook_endpoint WHERE paused_until > now()`;
  const [kept] = await until(
    () => shop.sql<{ open: number; noted: number }>(waiting, [`webhook:${receiver.id}`]),
    ([row]) => row?.open === 100,
  );
  expect(kept?.noted).toBeGreaterThan(20);
  await shop.sql('UPDATE webhook_endpoint SET paused_until = NULL');
  await hooks.hurry();
  const received = await receiver.has(131); // the first one twice
  expect(new Set(idsOf(received))).toEqual(new Set(ids));
});

it('notes nothing while no address listens, and begins with what changes after it does', async () => {
  const deaf = await hooks.receiver('order.placed');
  await until(
    () => shop.sql('SELECT FROM webhook_product_progress WHERE seen IS NULL'),
    (rows) => rows.length === 1,
  );
  await change({ price: 30 });
  const receiver = await listener();
  await change({ price: 31 });
  const [first] = await receiver.has(1);
  expect(first?.content.data).toMatchObject({ price: 31 });
  expect(await hooks.deliveries(receiver.id, () => true)).toHaveLength(1);
  expect(deaf.received).toEqual([]);
});
