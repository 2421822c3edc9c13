import Stripe from 'stripe';
import type { TestShop } from './test-shop.ts';
import { refundProblems } from './refund-problems.ts';
import { until } from './shopping.ts';

/** A list of violations of an invariant; empty if it holds. */
type Problems = Promise<string[]>;

/** Selects the stock and the sold pieces of every product; cancelled orders do not count. */
const SELECT_STOCK = `
  SELECT v.id, v.inventory_quantity AS pieces,
         coalesce(sum(i.quantity) FILTER (WHERE o.status <> 'canceled'), 0)::int AS sold
    FROM product_variant v
    LEFT JOIN line_item i ON i.variant_id = v.id
    LEFT JOIN "order" o ON o.id = i.order_id
   GROUP BY v.id`;

const SELECT_ORDERS = `
  SELECT so.order_id, so.transaction_id, o.status, o.payment_status,
         (SELECT sum(unit_price * quantity)::int FROM line_item WHERE order_id = o.id) AS amount,
         (SELECT coalesce(sum(amount), 0)::int FROM refund WHERE order_id = o.id) AS refunded,
         (SELECT coalesce(sum(amount_refunded), 0)::int FROM payment WHERE order_id = o.id)
           AS taken_off,
         (SELECT coalesce(json_agg(data->>'id'), '[]') FROM payment
           WHERE order_id = o.id AND captured_at IS NOT NULL) AS captured
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id`;

type Order = {
  order_id: string;
  transaction_id: string | null;
  status: string;
  payment_status: string;
  amount: number;
  refunded: number;
  taken_off: number;
  captured: string[];
};

const PAID = ['captured', 'partially_refunded', 'refunded'];

/** Stock plus sold pieces must equal the initial stock. */
async function stockProblems(shop: TestShop): Problems {
  const start = new Map(shop.products.map(({ variantId, available }) => [variantId, available]));
  const rows = await shop.sql<{ id: string; pieces: number; sold: number }>(SELECT_STOCK);
  return rows
    .filter(({ id, pieces, sold }) => pieces + sold !== (start.get(id) ?? pieces))
    .map((row) => `${JSON.stringify(row)} started with ${start.get(row.id) ?? 'unknown stock'}`);
}

/** A paid order must have exactly one captured payment, its transaction; others must have none. */
async function orderProblems(shop: TestShop): Problems {
  const isValid = ({ transaction_id: id, status, payment_status, captured }: Order) =>
    id
      ? status !== 'canceled' && PAID.includes(payment_status) && captured.join() === id
      : !PAID.includes(payment_status) && captured.length === 0;
  const orders = await shop.sql<Order>(SELECT_ORDERS);
  return orders.filter((order) => !isValid(order)).map((order) => JSON.stringify(order));
}

/** Every captured charge must pay exactly one order or be refunded in full. */
async function moneyProblems(shop: TestShop): Problems {
  const orders = await shop.sql<Order>(SELECT_ORDERS);
  const charges = await stripeOf(shop).charges.list({ limit: 100 }).autoPagingToArray(ALL);
  const taken = charges.filter(({ paid, captured }) => paid && captured);
  const problems = taken.filter((charge) => {
    const paid = orders.filter((order) => order.transaction_id === charge.payment_intent);
    const [order] = paid;
    if (!order) return charge.amount_refunded !== charge.amount;
    const { amount, amount_refunded: refunded } = charge;
    const isExact = order.amount === amount && order.refunded === refunded;
    const status =
      refunded === 0 ? 'captured' : refunded < amount ? 'partially_refunded' : 'refunded';
    const isRecorded = order.taken_off === refunded && order.payment_status === status;
    return paid.length > 1 || !isExact || !isRecorded;
  });
  const intents = new Set(taken.map(({ payment_intent }) => payment_intent));
  const unbacked = orders.filter(({ transaction_id: id }) => id && !intents.has(id));
  return [...problems, ...unbacked].map((problem) => JSON.stringify(problem));
}

const ALL = { limit: 10_000 };
/** A load test leaves thousands of events to deliver, which takes time on a busy machine. */
const SETTLE_TIMEOUT_MS = 120_000;

const stripeOf = (shop: TestShop) =>
  new Stripe('sk_test_harrow', {
    apiVersion: '2022-11-15',
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
    telemetry: false,
  });

/** Returns every event that the provider has created for this shop. */
export const providerEvents = (shop: TestShop): Promise<Stripe.Event[]> =>
  stripeOf(shop).events.list({ limit: 100 }).autoPagingToArray(ALL);

/** Counts the work in progress: events to handle, refunds to make; then events to deliver. */
async function countUnfinished(shop: TestShop): Promise<Record<string, number>> {
  const [row] = await shop.sql<{ unhandled: number; refunds: number }>(
    `SELECT (SELECT count(*) FROM stripe_event WHERE handled_at IS NULL)::int AS unhandled,
            (SELECT count(*) FROM payment_intent
              WHERE status = 'refund_due' OR check_refunds)::int +
            (SELECT count(*) FROM order_refund WHERE status = 'asked')::int AS refunds`,
  );
  if (row && row.unhandled + row.refunds > 0) return row;
  const undelivered = { delivery_success: false, limit: 1 };
  return { undelivered: (await stripeOf(shop).events.list(undelivered)).data.length };
}

/** Returns the violations of the invariants that the database shows by itself. */
export const databaseProblems = async (shop: TestShop) => ({
  stock: await stockProblems(shop),
  orders: await orderProblems(shop),
});

/**
 * Waits until no work is in progress, then checks the invariants of the shop's database and payment
 * provider.
 */
export async function expectInvariants(shop: TestShop): Promise<void> {
  await until(
    () => countUnfinished(shop),
    (left) => Object.values(left).every((count) => count === 0),
    SETTLE_TIMEOUT_MS,
  );
  expect({
    ...(await databaseProblems(shop)),
    money: await moneyProblems(shop),
    refunds: await refundProblems(shop, stripeOf(shop)),
  }).toEqual({ stock: [], orders: [], money: [], refunds: [] });
}

/** Expects that the shop has exactly the provider's refunds. Waits for nothing. */
export async function expectRefundsAgree(shop: TestShop): Promise<void> {
  expect(await refundProblems(shop, stripeOf(shop))).toEqual([]);
}
