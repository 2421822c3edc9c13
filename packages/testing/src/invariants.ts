import Stripe from 'stripe';
import type { Shop } from './shop.ts';
import { refundProblems } from './refund-problems.ts';
import { until } from './shopping.ts';
import { testSql } from './test-sql.ts';

/** A list of violations of an invariant; empty if it holds. */
type Problems = Promise<string[]>;

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
async function stockProblems(shop: Shop): Problems {
  const start = new Map(shop.products.map(({ variantId, available }) => [variantId, available]));
  const rows = await shop.sql<{ id: string; pieces: number; sold: number }>(testSql('stock'));
  return rows
    .filter(({ id, pieces, sold }) => pieces + sold !== (start.get(id) ?? pieces))
    .map((row) => `${JSON.stringify(row)} started with ${start.get(row.id) ?? 'unknown stock'}`);
}

/** A paid order must have exactly one captured payment, its transaction; others must have none. */
async function orderProblems(shop: Shop): Problems {
  const isValid = ({ transaction_id: id, status, payment_status, captured }: Order) =>
    id
      ? status !== 'canceled' && PAID.includes(payment_status) && captured.join() === id
      : !PAID.includes(payment_status) && captured.length === 0;
  const orders = await shop.sql<Order>(testSql('orders'));
  return orders.filter((order) => !isValid(order)).map((order) => JSON.stringify(order));
}

/** Every captured charge must pay exactly one order or be refunded in full. */
async function moneyProblems(shop: Shop): Problems {
  const orders = await shop.sql<Order>(testSql('orders'));
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

const stripeOf = (shop: Shop) =>
  new Stripe('sk_test_harrow', {
    apiVersion: '2022-11-15',
    host: '127.0.0.1',
    port: shop.sandbox.port,
    protocol: 'http',
    telemetry: false,
  });

/** Returns every event that the provider has created for this shop. */
export const providerEvents = (shop: Shop): Promise<Stripe.Event[]> =>
  stripeOf(shop).events.list({ limit: 100 }).autoPagingToArray(ALL);

/** Counts the work in progress: events to handle, refunds to make; then events to deliver. */
async function countUnfinished(shop: Shop): Promise<Record<string, number>> {
  const [row] = await shop.sql<{ unhandled: number; refunds: number }>(testSql('unfinished'));
  if (row && row.unhandled + row.refunds > 0) return row;
  const undelivered = { delivery_success: false, limit: 1 };
  return { undelivered: (await stripeOf(shop).events.list(undelivered)).data.length };
}

/** Returns the violations of the invariants that the database shows by itself. */
export const databaseProblems = async (shop: Shop) => ({
  stock: await stockProblems(shop),
  orders: await orderProblems(shop),
});

/**
 * Waits until no work is in progress, then checks the invariants of the shop's database and payment
 * provider.
 */
export async function expectInvariants(shop: Shop): Promise<void> {
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

/** Waits until each payment has its invoice and each refund its credit note, numbered without a gap or a double. */
export async function expectPapers(shop: Shop): Promise<void> {
  await until(
    () => shop.sql(testSql('paper-problems')),
    ({ length }) => length === 0,
    SETTLE_TIMEOUT_MS,
  );
}

/** Expects that the shop has exactly the provider's refunds. Waits for nothing. */
export async function expectRefundsAgree(shop: Shop): Promise<void> {
  expect(await refundProblems(shop, stripeOf(shop))).toEqual([]);
}
