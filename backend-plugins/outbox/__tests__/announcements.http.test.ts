import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { postEvent, succeeded } from '@harrow/testing/stripe-events';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { shopping } from '@harrow/testing/shopping';
import type { Person, TestProduct } from '@harrow/testing/test-shop';

const SUBJECTS = ['placed', 'paid', 'shipped', 'cancelled', 'expired', 'refunded'];

const lane = `webhook:test-${randomUUID()}`;
const shop = useSharedShop();
const shopper = shopping(shop);
const stopped = stoppedAfterwards();
let sql: pg.Client;
let ada: Person;
let product: TestProduct;
beforeAll(async () => {
  [ada, product] = await Promise.all([shop.customer(), shop.product({ available: 100 })]);
  sql = stopped(new pg.Client(shop.databaseUrl), async (client) => {
    await client.query('DELETE FROM outbox_route WHERE lane = $1', [lane]);
    await client.end();
  });
  await sql.connect();
  const subjects = SUBJECTS.map((event) => `order.${event}`);
  await shop.sql(`INSERT INTO outbox_route VALUES ($1, 'webhook', $2)`, [lane, subjects]);
});

/** The rows of an order in the lane of this test, in their order. */
const announced = async (orderId: string) =>
  await shop.sql<{ subject: string; cause: string }>(
    `SELECT subject, cause FROM outbox WHERE lane = $1 AND order_id = $2 ORDER BY id`,
    [lane, orderId],
  );

const subjectsOf = async (orderId: string) =>
  (await announced(orderId)).map(({ subject }) => subject);

it('announces each change of an order once', async () => {
  const { orderId } = await shopper.paidOrder(ada, product);
  await shopper.ship(await shop.admin(), orderId);
  expect(await subjectsOf(orderId)).toEqual(['order.placed', 'order.paid', 'order.shipped']);
});

it('announces a payment once that the browser and the provider report', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, product);
  await postEvent(shop, succeeded(ada, orderId, intentId));
  await shop.sql('UPDATE storefront_order SET paid_at = NULL WHERE order_id = $1', [orderId]);
  await shop.sql('UPDATE storefront_order SET paid_at = now() WHERE order_id = $1', [orderId]);
  expect(await subjectsOf(orderId)).toEqual(['order.placed', 'order.paid']);
});

it('announces a canceled order, and not that it expired', async () => {
  const orderId = await shopper.order(ada, product);
  await shopper.cancel(ada, orderId);
  expect(await subjectsOf(orderId)).toEqual(['order.placed', 'order.cancelled']);
});

it('announces an order that the stock admin captures and ships', async () => {
  const { orderId } = await shopper.paidOrder(ada, product);
  const staff = await shop.stockAdmin();
  const { body } = await staff.request('GET', `/orders/${orderId}`);
  const { order } = body as { order: { items: { id: string; quantity: number }[] } };
  const items = order.items.map(({ id: item_id, quantity }) => ({ item_id, quantity }));
  const packed = await staff.request('POST', `/orders/${orderId}/fulfillment`, { body: { items } });
  const { fulfillments } = (packed.body as { order: { fulfillments: { id: string }[] } }).order;
  await staff.request('POST', `/orders/${orderId}/shipment`, {
    body: { fulfillment_id: fulfillments[0]?.id },
  });
  expect(await subjectsOf(orderId)).toEqual(['order.placed', 'order.paid', 'order.shipped']);
});

it('announces each refund by its id', async () => {
  const { orderId } = await shopper.paidOrder(ada, product);
  await shopper.refund(orderId, 100);
  await shopper.refund(orderId, 200);
  const refunds = await shop.sql<{ id: string }>(
    'SELECT id FROM refund WHERE order_id = $1 ORDER BY created_at',
    [orderId],
  );
  expect((await announced(orderId)).slice(2)).toEqual(
    refunds.map(({ id }) => ({ subject: 'order.refunded', cause: id })),
  );
  expect(refunds).toHaveLength(2);
});

it('announces an expired order, whose time of expiry is written before or after its state', async () => {
  const [first, second] = [await shopper.order(ada, product), await shopper.order(ada, product)];
  const expire = 'UPDATE storefront_order SET expired_at = now() WHERE order_id = $1';
  const cancel = `UPDATE "order" SET status = 'canceled' WHERE id = $1`;
  await shop.sql(expire, [first]);
  await shop.sql(cancel, [first]);
  expect(await subjectsOf(first)).toEqual(['order.placed', 'order.expired']);
  await shop.sql(cancel, [second]);
  await shop.sql(expire, [second]);
  expect(await subjectsOf(second)).toEqual(['order.placed', 'order.cancelled']);
});

it('announces nothing that is rolled back', async () => {
  const orderId = await shopper.order(ada, product);
  await sql.query('BEGIN');
  await sql.query('UPDATE storefront_order SET paid_at = now() WHERE order_id = $1', [orderId]);
  const written = 'SELECT FROM outbox WHERE lane = $1 AND order_id = $2';
  const { rowCount } = await sql.query(written, [lane, orderId]);
  expect(rowCount).toBe(2);
  await sql.query('ROLLBACK');
  expect(await subjectsOf(orderId)).toEqual(['order.placed']);
});

it('writes neither a name nor an address', async () => {
  const orderId = await shopper.order(ada, product);
  const rows = await shop.sql('SELECT * FROM outbox WHERE order_id = $1', [orderId]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ada.email);
  expect(JSON.stringify(rows)).not.toContain(ada.name);
});
