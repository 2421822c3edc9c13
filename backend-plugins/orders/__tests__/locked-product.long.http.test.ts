import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';
import { atOnce, countBlocked, countStatuses, shopping, until } from '@harrow/testing/shopping';

/** The maximum number of permits for writing orders that one product may hold. */
const PERMITS_PER_PRODUCT = 3;

const shop = useTestShop();
const shopper = shopping(shop);
const stopped = stoppedAfterwards();
let ada: Person;
let holder: pg.Client;
let product: TestProduct;
beforeAll(async () => {
  ada = await shop.customer();
  holder = stopped(new pg.Client(shop.databaseUrl), (client) => client.end());
  await holder.connect();
});
beforeEach(async () => {
  product = await shop.product({ available: 10 });
  await holder.query('BEGIN');
});

const untilBlocked = (orders: number) =>
  until(
    () => countBlocked(shop),
    (count) => count === orders,
  );

const lockRow = () =>
  holder.query('SELECT 1 FROM product_variant WHERE id = $1 FOR UPDATE', [product.variantId]);

it('is not found if it is deleted while its order is being placed', async () => {
  await holder.query(
    `WITH gone AS (UPDATE product SET deleted_at = now() WHERE id = $1)
     UPDATE product_variant SET deleted_at = now() WHERE product_id = $1`,
    [product.id],
  );
  const order = shopper.place(ada, product);
  await untilBlocked(1);
  await holder.query('COMMIT');
  expect(await order).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const [placed] = await shop.sql('SELECT count(*)::int AS count FROM storefront_order');
  expect(placed).toEqual({ count: 0 });
});

it.each([
  ['a new price', 'price_changed', 409, 'UPDATE money_amount SET amount = amount + 1'],
  ['an unpublished product', 'not_found', 404, `UPDATE product SET status = 'draft'`],
])('respects %s even after the product was read', async (_, code, status, change) => {
  // an order that waits for this lock has read the product
  await holder.query('LOCK TABLE region');
  const order = shopper.place(ada, product);
  await untilBlocked(1);
  await holder.query(change);
  await holder.query('COMMIT');
  expect(await order).toMatchObject({ status, body: { code } });
});

it('fails with 503 after a short wait while its row is locked', async () => {
  await lockRow();
  expect(await shopper.place(ada, product)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  await holder.query('COMMIT');
  expect(await shopper.stock(product)).toBe(10);
});

it('does not block orders for other products', async () => {
  const other = await shop.product();
  await lockRow();
  const waiting = atOnce(40, () => shopper.place(ada, product));
  await untilBlocked(PERMITS_PER_PRODUCT);
  expect((await shopper.place(ada, other)).status).toBe(201);
  expect(await countBlocked(shop)).toBe(PERMITS_PER_PRODUCT);
  await holder.query('COMMIT');
  const statuses = countStatuses(await waiting);
  expect(await shopper.stock(product)).toBe(10 - (statuses[201] ?? 0));
});
