import type Stripe from 'stripe';
import type { TestShop } from './test-shop.ts';

/** A refund of the shop, with what is recorded of it. */
type Row = {
  id: string;
  intent_id: string;
  amount: number;
  status: string;
  made_by: string;
  requested_by: string | null;
  provider_refund_id: string | null;
  /** Whether the payment has paid an order. */
  pays: boolean;
  recorded: number | null;
  recorded_by: string | null;
  actor_id: string | null;
};

const SELECT_ROWS = `
  SELECT r.id, r.intent_id, r.amount, r.status, r.made_by, r.requested_by, r.provider_refund_id,
         so.order_id IS NOT NULL AS pays, record.amount AS recorded, event.actor_id,
         coalesce(event.made_by, CASE record.note WHEN 'Refunded at the payment provider.'
                                 THEN 'provider' ELSE 'staff' END) AS recorded_by
    FROM order_refund r
    LEFT JOIN storefront_order so ON so.transaction_id = r.intent_id
    LEFT JOIN refund record ON record.id = r.record_id
    LEFT JOIN order_event event ON event.reference_id = r.record_id`;

/** Paid orders with their sums, as the engine and the rows have them. */
const SELECT_PAID = `
  SELECT so.order_id, so.transaction_id AS intent_id, p.amount_refunded AS refunded,
         coalesce((p.data->>'refunded')::int, 0) AS confirmed, p.amount AS paid, o.payment_status,
         (SELECT coalesce(sum(amount), 0)::int FROM refund WHERE order_id = o.id) AS recorded,
         (SELECT count(*)::int FROM refund WHERE order_id = o.id) AS records
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    JOIN payment p ON p.order_id = o.id AND p.captured_at IS NOT NULL
   WHERE so.transaction_id IS NOT NULL`;

type Paid = {
  intent_id: string;
  refunded: number;
  confirmed: number;
  paid: number;
  payment_status: string;
  recorded: number;
  records: number;
};

const SELECT_LATE = `
  SELECT intent_id, amount, status,
         EXISTS (SELECT FROM order_event WHERE reference_id = payment.id) AS reported,
         order_id IS NOT NULL AND EXISTS (
           SELECT FROM order_refund r WHERE r.intent_id = payment.intent_id
              AND made_by = 'system' AND r.status = 'booked') AS by_shop
    FROM payment_intent payment WHERE status IN ('refund_due', 'refunded')`;

type Late = {
  intent_id: string;
  amount: number;
  status: string;
  reported: boolean;
  /** Whether the shop has refunded it itself, and for an order. */
  by_shop: boolean;
};

/** Days whose figures differ from the records. */
const SELECT_WRONG_DAYS = `
  SELECT day::text, sum(refunded)::int AS off_by
    FROM (SELECT day, refunded FROM sales_day WHERE product_id = ''
           UNION ALL SELECT day, refunded FROM sales_change
           UNION ALL SELECT (refund.created_at AT TIME ZONE 'UTC')::date, -refund.amount
                       FROM refund JOIN storefront_order USING (order_id)) each
   GROUP BY day HAVING sum(refunded) <> 0`;

/** Refunds by staff that were not made, without a notice. */
const SELECT_SILENT = `
  SELECT order_id, amount FROM order_refund
   WHERE made_by = 'staff'
     AND (status = 'failed' OR status = 'not_made' AND unanswered_since IS NOT NULL)
  EXCEPT ALL SELECT order_id, amount FROM order_notice WHERE kind = 'refund_failed'`;

const STATES: Record<string, string> = {
  succeeded: 'booked',
  failed: 'failed',
  canceled: 'failed',
};

const sumOf = (refunds: { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

const made = (there: Stripe.Refund[], intentId: string) =>
  there.filter(
    ({ payment_intent, status }) => payment_intent === intentId && status === 'succeeded',
  );

function rowProblems(rows: Row[], there: Stripe.Refund[]): unknown[] {
  const ids = new Set(there.map(({ id }) => id));
  const isRecorded = (row: Row) =>
    row.recorded === row.amount &&
    row.recorded_by === row.made_by &&
    row.actor_id === row.requested_by;
  const isValid = (row: Row) =>
    (row.provider_refund_id ? ids.has(row.provider_refund_id) : row.status !== 'booked') &&
    (row.status === 'booked' && row.pays ? isRecorded(row) : row.recorded === null);
  const isMirrored = ({ id, amount, status }: Stripe.Refund) => {
    const [row, ...others] = rows.filter(({ provider_refund_id }) => provider_refund_id === id);
    const state = STATES[status ?? ''] ?? 'asked';
    return row?.amount === amount && row.status === state && others.length === 0;
  };
  return [
    ...rows.filter((row) => !isValid(row)),
    ...there.filter((refund) => !isMirrored(refund)).map(({ id, amount }) => ({ id, amount })),
  ];
}

function orderProblems(orders: Paid[], rows: Row[], there: Stripe.Refund[]): Paid[] {
  return orders.filter((order) => {
    const total = sumOf(made(there, order.intent_id));
    const partly = total < order.paid ? 'partially_refunded' : 'refunded';
    const booked = rows.filter(
      ({ intent_id, status }) => intent_id === order.intent_id && status === 'booked',
    );
    const isExact = [order.refunded, order.confirmed, order.recorded, sumOf(booked)].every(
      (sum) => sum === total,
    );
    const isInState = order.payment_status === (total === 0 ? 'captured' : partly);
    return !isExact || !isInState || booked.length !== order.records;
  });
}

const lateProblems = (payments: Late[], there: Stripe.Refund[]): Late[] =>
  payments.filter(({ intent_id, amount, status, reported, by_shop }) => {
    const isBack = sumOf(made(there, intent_id)) >= amount;
    const isReported = isBack ? reported || !by_shop : !reported;
    return (status === 'refunded') !== isBack || !isReported;
  });

/**
 * Compares everything that the shop has of refunds with the provider's list: rows, records and who made
 * them, sums, states, late payments, figures of days, and notices. Returns what differs.
 */
export async function refundProblems(shop: TestShop, provider: Stripe): Promise<string[]> {
  const there = await provider.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const rows = await shop.sql<Row>(SELECT_ROWS);
  const paid = await shop.sql<Paid>(SELECT_PAID);
  const paying = new Set(paid.map(({ intent_id }) => intent_id));
  const late = await shop.sql<Late>(SELECT_LATE);
  return [
    ...rowProblems(rows, there),
    ...orderProblems(paid, rows, there),
    ...lateProblems(
      late.filter(({ intent_id }) => !paying.has(intent_id)),
      there,
    ),
    ...(await shop.sql(SELECT_WRONG_DAYS)),
    ...(await shop.sql(SELECT_SILENT)),
  ].map((problem) => JSON.stringify(problem));
}
