import Stripe from 'stripe';
import type { TestShop } from '../../../dev/test-support/test-shop.ts';
import { until } from './support.ts';

/** What must be true of a shop however its requests came: an empty list of what is wrong. */
type Problems = Promise<string[]>;

/** Pieces left and pieces in orders that were not cancelled, of every product of the database. */
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

/** Stock and sold pieces of a product are what it started with. */
async function stockProblems(shop: TestShop): Problems {
  const start = new Map(shop.products.map(({ variantId, available }) => [variantId, available]));
  const rows = await shop.sql<{ id: string; pieces: number; sold: number }>(SELECT_STOCK);
  return rows
    .filter(({ id, pieces, sold }) => pieces + sold !== (start.get(id) ?? pieces))
    .map((row) => `${JSON.stringify(row)} started with ${start.get(row.id) ?? 'no sale'}`);
}

/** A paid order has exactly one captured payment, which is its transaction; no other has any. */
async function orderProblems(shop: TestShop): Problems {
  const isRight = ({ transaction_id: id, status, payment_status, captured }: Order) =>
    id
      ? status !== 'canceled' && PAID.includes(payment_status) && captured.join() === id
      : !PAID.includes(payment_status) && captured.length === 0;
  const orders = await shop.sql<Order>(SELECT_ORDERS);
  return orders.filter((order) => !isRight(order)).map((order) => JSON.stringify(order));
}

/** Money that the provider has taken pays exactly one order, or has gone back in full. */
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
    const isToldRight = order.taken_off === refunded && order.payment_status === status;
    return paid.length > 1 || !isExact || !isToldRight;
  });
  const intents = new Set(taken.map(({ payment_intent }) => payment_intent));
  const invented = orders.filter(({ transaction_id: id }) => id && !intents.has(id));
  return [...problems, ...invented].map((problem) => JSON.stringify(problem));
}

const ALL = { limit: 10_000 };
/** A crowd leaves thousands of events to deliver, and a busy machine takes its time. */
const WORK_LEFT_MS = 120_000;

const stripeOf = (shop: TestShop) =>
  new Stripe('sk_test_harrow', {
    apiVersion: '2022-11-15',
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
    telemetry: false,
  });

/** Every event that the provider has made for this shop. */
export const providerEvents = (shop: TestShop): Promise<Stripe.Event[]> =>
  stripeOf(shop).events.list({ limit: 100 }).autoPagingToArray(ALL);

/** What is still under way: events to deliver, events to handle, refunds to make. */
async function countUnfinished(shop: TestShop): Promise<Record<string, number>> {
  const events = await providerEvents(shop);
  const [row] = await shop.sql<{ unhandled: number; refunds: number }>(
    `SELECT (SELECT count(*) FROM stripe_event WHERE handled_at IS NULL)::int AS unhandled,
            (SELECT count(*) FROM payment_intent
              WHERE status = 'refund_due' OR check_refunds)::int +
            (SELECT count(*) FROM order_refund WHERE status = 'asked')::int AS refunds`,
  );
  return { undelivered: events.filter((event) => event.pending_webhooks > 0).length, ...row };
}

/**
 * Waits until nothing is under way any more, then holds the whole database and the whole payment
 * provider of the shop to what must always be true.
 */
export async function expectInvariants(shop: TestShop): Promise<void> {
  await until(
    () => countUnfinished(shop),
    (left) => Object.values(left).every((count) => count === 0),
    WORK_LEFT_MS,
  );
  expect({
    stock: await stockProblems(shop),
    orders: await orderProblems(shop),
    money: await moneyProblems(shop),
  }).toEqual({ stock: [], orders: [], money: [] });
}
