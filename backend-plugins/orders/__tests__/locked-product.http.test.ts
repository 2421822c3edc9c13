import pg from 'pg';
import {
  startTestShop,
  type Person,
  type TestProduct,
  type TestShop,
} from '../../../dev/test-support/test-shop.ts';
import { atOnce, countBlocked, countStatuses, shopping, type Shopping, until } from './support.ts';

/** Of the places for those who write orders, those that one product may take. */
const OF_ONE_PRODUCT = 5;

let shop: TestShop;
let shopper: Shopping;
let ada: Person;
let holder: pg.Client;
let kept: TestProduct;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  ada = await shop.customer();
  holder = new pg.Client(shop.databaseUrl);
  await holder.connect();
});
beforeEach(async () => {
  kept = await shop.product({ available: 10 });
  await holder.query('BEGIN');
});
afterAll(async () => {
  await holder.end();
  await shop.stop();
});

const untilBlocked = (orders: number) =>
  until(
    () => countBlocked(shop),
    (count) => count === orders,
  );

const keep = () =>
  holder.query('SELECT 1 FROM product_variant WHERE id = $1 FOR UPDATE', [kept.variantId]);

it('is not found where it is deleted while its order is placed', async () => {
  await holder.query(
    `WITH gone AS (UPDATE product SET deleted_at = now() WHERE id = $1)
     UPDATE product_variant SET deleted_at = now() WHERE product_id = $1`,
    [kept.id],
  );
  const order = shopper.place(ada, kept);
  await untilBlocked(1);
  await holder.query('COMMIT');
  expect(await order).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const [placed] = await shop.sql('SELECT count(*)::int AS count FROM storefront_order');
  expect(placed).toEqual({ count: 0 });
});

it.each([
  ['at another price', 'price_changed', 409, 'UPDATE money_amount SET amount = amount + 1'],
  ['not at all', 'not_found', 404, `UPDATE product SET status = 'draft'`],
])('is sold %s from the moment that staff say so', async (_, code, status, change) => {
  // an order has read the product when it comes to this
  await holder.query('LOCK TABLE region');
  const order = shopper.place(ada, kept);
  await untilBlocked(1);
  await holder.query(change);
  await holder.query('COMMIT');
  expect(await order).toMatchObject({ status, body: { code } });
});

it('is not sold while somebody keeps it, and nobody waits for long', async () => {
  await keep();
  expect(await shopper.place(ada, kept)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  await holder.query('COMMIT');
  expect(await shopper.stock(kept)).toBe(10);
});

it('keeps nobody from another one', async () => {
  const other = await shop.product();
  await keep();
  const waiting = atOnce(40, () => shopper.place(ada, kept));
  await untilBlocked(OF_ONE_PRODUCT);
  expect((await shopper.place(ada, other)).status).toBe(201);
  expect(await countBlocked(shop)).toBe(OF_ONE_PRODUCT);
  await holder.query('COMMIT');
  const statuses = countStatuses(await waiting);
  expect(await shopper.stock(kept)).toBe(10 - (statuses[201] ?? 0));
});
