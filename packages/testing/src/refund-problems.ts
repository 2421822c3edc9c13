import type Stripe from 'stripe';
import { testSql } from './test-sql.ts';
import type { Shop } from './shop.ts';

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

type Paid = {
  intent_id: string;
  refunded: number;
  confirmed: number;
  paid: number;
  payment_status: string;
  recorded: number;
  records: number;
};

type Late = {
  intent_id: string;
  amount: number;
  status: string;
  reported: boolean;
  /** Whether the shop has refunded it itself, and for an order. */
  by_shop: boolean;
};

/** The row that `refunds.sql` returns. */
type ShopRefunds = {
  rows: Row[];
  paid: Paid[];
  late: Late[];
  wrong_days: unknown[];
  silent: unknown[];
};

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
export async function refundProblems(shop: Shop, provider: Stripe): Promise<string[]> {
  const there = await provider.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const [shops] = await shop.sql<ShopRefunds>(testSql('refunds'));
  if (!shops) throw new Error('The statement returns one row.');
  const { rows, paid, late, wrong_days, silent } = shops;
  const paying = new Set(paid.map(({ intent_id }) => intent_id));
  return [
    ...rowProblems(rows, there),
    ...orderProblems(paid, rows, there),
    ...lateProblems(
      late.filter(({ intent_id }) => !paying.has(intent_id)),
      there,
    ),
    ...wrong_days,
    ...silent,
  ].map((problem) => JSON.stringify(problem));
}
