import pg from 'pg';
import { figuresSchema } from '@harrow/contract';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { shopping, until } from '@harrow/testing/shopping';
import { eventOf, postEvent, succeeded } from '@harrow/testing/stripe-events';
import { longIt } from '@harrow/testing/long-tests';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';

/** Rounds of concurrent actions; everything is counted after each round. */
const ROUNDS = 14;
const ACTIONS_PER_ROUND = 6;

type PaidOrder = { orderId: string; intentId: string };

const shop = useTestShop({ MAX_UNPAID_ORDERS: '0' });
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
let products: TestProduct[];
const paid: PaidOrder[] = [];
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  products = await Promise.all([1, 2, 3].map(() => shop.product({ available: 1000 })));
});

const SUMS =
  'sum(orders)::int AS orders, sum(pieces)::int AS pieces, sum(paid)::int AS paid, sum(refunded)::int AS refunded';

/** The sums stored for each day and product, including changes that still wait to be folded. */
const KEPT = `
  SELECT day, product_id, ${SUMS}
    FROM (SELECT day, product_id, orders, pieces, paid, refunded FROM sales_day
           UNION ALL SELECT day, product_id, orders, pieces, paid, refunded FROM sales_change
           UNION ALL SELECT day, '', orders, pieces, paid, refunded FROM sales_change) sold
   GROUP BY 1, 2 HAVING sum(orders) <> 0 OR sum(paid) <> 0 OR sum(refunded) <> 0`;

/** The same, counted from the engine's payments and refunds. */
const COUNTED = `
  SELECT day, coalesce(product_id, '') AS product_id, ${SUMS}
    FROM (
      SELECT (so.paid_at AT TIME ZONE 'UTC')::date AS day, so.product_id, 1 AS orders,
             item.quantity AS pieces, p.amount AS paid, 0 AS refunded
        FROM storefront_order so JOIN line_item item USING (order_id)
        JOIN payment p ON p.order_id = so.order_id AND p.captured_at IS NOT NULL
       WHERE so.paid_at IS NOT NULL
       UNION ALL
      SELECT (r.created_at AT TIME ZONE 'UTC')::date, so.product_id, 0, 0, 0, r.amount
        FROM refund r JOIN storefront_order so USING (order_id)) happened
   GROUP BY GROUPING SETS ((day, product_id), (day))`;

const MONTHS = `
  SELECT month, product_id, pieces::int, paid::int, refunded::int FROM sales_month
   WHERE pieces <> 0 OR paid <> 0 OR refunded <> 0`;

const MONTHS_OF_DAYS = `
  SELECT date_trunc('month', day::timestamp)::date, product_id, sum(pieces)::int, sum(paid)::int,
         sum(refunded)::int
    FROM sales_day WHERE product_id <> ''
   GROUP BY 1, 2 HAVING sum(pieces) <> 0 OR sum(paid) <> 0 OR sum(refunded) <> 0`;

/** Returns the rows that only one side has, read in one snapshot because events keep arriving. */
const compare = (one: string, other: string) =>
  shop.sql(`
    WITH one AS (${one}), other AS (${other})
    SELECT 'one' AS side, * FROM (SELECT * FROM one EXCEPT SELECT * FROM other) more
     UNION ALL
    SELECT 'other', * FROM (SELECT * FROM other EXCEPT SELECT * FROM one) less`);

const differences = async () => [
  ...(await compare(KEPT, COUNTED)),
  ...(await compare(MONTHS, MONTHS_OF_DAYS)),
];

/** Waits until the provider's events have been handled, and refunds compared with the provider's. */
const settled = () =>
  until(
    () =>
      shop.sql(`SELECT id FROM stripe_event WHERE handled_at IS NULL
                 UNION ALL SELECT id FROM order_refund WHERE status = 'asked'
                 UNION ALL SELECT id FROM payment_intent WHERE check_refunds`),
    (left) => left.length === 0,
  );

const figures = async (from = '2020-01-01', to = '2027-01-01') => {
  const path = `/figures?from=${from}&to=${to}&by=month`;
  const { status, body } = await shop.request('GET', path, { token: admin.token });
  expect({ path, status, body }).toMatchObject({ status: 200 });
  return figuresSchema.parse(body);
};

/** The days of sales, and those before and after, as the ends of spans. */
const daysOfSales = async () => {
  const rows = await shop.sql<{ day: string }>(
    `SELECT DISTINCT (sold.day + step)::text AS day FROM (${COUNTED}) sold, generate_series(-1, 1) step`,
  );
  return rows.map(({ day }) => day);
};

/** The products that brought most in a span, counted from the engine's payments and refunds. */
const countTop = (from = '', to = '') =>
  shop.sql(
    `SELECT product_id AS _id, sum(pieces)::int AS pieces, sum(paid - refunded)::float8 / 100 AS revenue
       FROM (${COUNTED}) sold WHERE product_id <> '' AND day BETWEEN $1 AND $2
      GROUP BY 1 HAVING sum(paid - refunded) > 0 ORDER BY 3 DESC, 1 LIMIT 10`,
    [from, to],
  );

const random = seededRandom();
const any = <T>(values: T[]): T | undefined => values[random(values.length)];
/** The same where there always is one. */
const oneOf = <T>(values: T[]): T => {
  const value = any(values);
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};
const product = () => oneOf(products);

const payOne = async () => {
  paid.push(await shopper.paidOrder(ada, product(), 1 + random(3)));
};
const payByEvent = async () => {
  const orderId = await shopper.order(ada, product());
  const intent = await shopper.intent(ada, 12.5, orderId);
  await shopper.payCard(intent);
  await postEvent(shop, succeeded(ada, orderId, intent.id));
  paid.push({ orderId, intentId: intent.id });
};
const placeOnly = async () => {
  const orderId = await shopper.order(ada, product());
  if (random(2) === 0) await shopper.cancel(ada, orderId);
};
const refundHere = async () => {
  const order = any(paid);
  if (!order) return;
  const body = random(3) === 0 ? {} : { amount: 0.5 + random(4) };
  const headers = { 'idempotency-key': `refund-${random(2 ** 31)}` };
  await shop.request('POST', `/orders/${order.orderId}/refund`, {
    token: admin.token,
    body,
    headers,
  });
};
const refundInStockAdmin = async () => {
  const order = any(paid);
  if (order) await shopper.refund(order.orderId, 1 + random(400));
};
const refundThere = async () => {
  const order = any(paid);
  if (order) await shopper.refundAtProvider(order.intentId, 1 + random(300));
};
/** A refund that the provider reported as made, and then could not make. */
const failRefund = async () => {
  const order = any(paid);
  if (!order) return;
  await shop.sql(
    `INSERT INTO refund (id, order_id, amount, reason) VALUES ('ref_' || gen_random_uuid(), $1, 7, 'other')`,
    [order.orderId],
  );
  await shop.sql(`UPDATE payment SET amount_refunded = amount_refunded + 7 WHERE order_id = $1`, [
    order.orderId,
  ]);
  const subject = { id: 're_failed', payment_intent: order.intentId, amount: 7, status: 'failed' };
  await postEvent(shop, eventOf('refund.failed', subject));
};
const changeBySql = async () => {
  const order = any(paid);
  if (!order) return;
  const days = random(90);
  await shop.sql(
    `UPDATE storefront_order SET paid_at = paid_at - make_interval(days => $2) WHERE order_id = $1`,
    [order.orderId, days],
  );
  await shop.sql(
    `UPDATE refund SET created_at = created_at - make_interval(days => $2) WHERE order_id = $1`,
    [order.orderId, days],
  );
};
const fold = () => shop.sql('SELECT fold_sales($1)', [1 + random(4)]);
const recount = () => shop.sql('SELECT recount_sales()');

const ACTIONS = [
  ...[payOne, payOne, payByEvent, placeOnly, refundHere, refundInStockAdmin, refundThere],
  ...[failRefund, changeBySql, fold, fold, recount],
];

it(`adds up to what is counted from nothing, whatever happens at the same time (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const actions = Array.from({ length: ACTIONS_PER_ROUND }, () => oneOf(ACTIONS));
    await Promise.all(actions.map((action) => action()));
    expect(await differences()).toEqual([]);
  }
  expect(paid.length).toBeGreaterThan(10);
});

longIt('counts the same for figures, before and after the changes are moved', async () => {
  await settled();
  const [sums] = await shop.sql<{ orders: number; paid: number; refunded: number }>(
    `SELECT count(*)::int AS orders, sum(p.amount)::int AS paid, sum(p.amount_refunded)::int AS refunded
       FROM payment p JOIN storefront_order USING (order_id) WHERE p.captured_at IS NOT NULL`,
  );
  const { orders = 0, paid: units = 0, refunded = 0 } = sums ?? {};
  const before = await figures();
  expect(before).toMatchObject({
    orders,
    revenue: (units - refunded) / 100,
    refunded: refunded / 100,
    averageOrder: Math.round((units - refunded) / orders) / 100,
  });
  const total = before.series.reduce((sum, entry) => sum + Math.round(entry.revenue * 100), 0);
  expect(total).toBe(units - refunded);
  await shop.sql('SELECT fold_sales(100000)');
  expect(await figures()).toEqual(before);
  await shop.sql('SELECT recount_sales()');
  expect(await figures()).toEqual(before);
});

it('finds the products that brought most in any span, by whole months and by days', async () => {
  await settled();
  for (let turn = 0; turn < 12; turn += 1) await changeBySql();
  await shop.sql('SELECT fold_sales(8)'); // and leaves others unmoved
  const days = ['2026-02-01', ...(await daysOfSales())];
  const first = '2026-01-31'; // an order may have been moved to a day before it
  const spans = [
    ...days.map((from) => [from, '2027-01-01']),
    ...days.filter((to) => to >= first).map((to) => [first, to]),
  ];
  for (const [from, to] of spans) {
    const { topProducts } = await figures(from, to);
    const shown = topProducts.map(({ _id, pieces, revenue }) => ({ _id, pieces, revenue }));
    expect({ from, to, shown }).toEqual({ from, to, shown: await countTop(from, to) });
  }
});

it('moves the changes in the background', async () => {
  await payOne();
  await shop.killBackends();
  await shop.startBackend();
  const changes = () => shop.sql('SELECT FROM sales_change');
  await until(changes, (rows) => rows.length === 0);
  expect(await differences()).toEqual([]);
});

it('lets no payment of a product wait for another, or for the work in the background', async () => {
  const orders = [await shopper.order(ada, product()), await shopper.order(ada, product())];
  const clients = await Promise.all(
    orders.map(async () => {
      const client = new pg.Client(shop.databaseUrl);
      await client.connect();
      await client.query(`BEGIN; SET lock_timeout = '1s'`);
      return client;
    }),
  );
  const pay = 'UPDATE storefront_order SET paid_at = now() WHERE order_id = $1';
  for (const [place, client] of clients.entries()) await client.query(pay, [orders[place]]);
  await clients[0]?.query('SELECT fold_sales(100)');
  await shop.sql(`SET lock_timeout = '1s'; SELECT fold_sales(100); SET lock_timeout = 0`);
  for (const client of clients) {
    await client.query('ROLLBACK');
    await client.end();
  }
  expect(await differences()).toEqual([]);
});
