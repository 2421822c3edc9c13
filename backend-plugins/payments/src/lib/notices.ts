import type { AnswerOf, listNotices, Notice } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { ORDER_OF_EVENT } from './provider-event';

type Failure = AnswerOf<typeof listNotices>['failures'][number];

/** A notice with what its words need. `amount` is in the smallest unit of `currency`. */
export type NoticeRow = {
  at: Date;
  kind: string;
  subject: string;
  /** The order's number, product and pieces; null for a notice that is about no order. */
  number: number | null;
  product: string | null;
  pieces: number | null;
  amount: number | null;
  currency: string | null;
  reason: string | null;
};

/** For this long a refund that failed is listed, in case it is paid back in another way. */
const REFUND_FAILED_DAYS = 90;
/** The sweep tries to refund a late payment again and again; after this time staff must know. */
const REFUND_DUE_MINUTES = 60;

/** Disputes whose closing has not arrived; events arrive in any order. */
const DISPUTED = `
  SELECT min(opened.received_at) AS at, 'disputed' AS kind,
         coalesce(intent.order_id, intent.intent_id) AS subject, intent.order_id, NULL AS payment_id,
         min((opened.payment->>'amount')::bigint) AS amount,
         min(opened.payment->>'currency') AS currency, NULL AS reason
    FROM stripe_event opened
    JOIN payment_intent intent ON intent.intent_id = opened.payment->>'payment_intent'
   WHERE opened.type = 'charge.dispute.created'
     AND NOT EXISTS (SELECT FROM stripe_event closed
                      WHERE closed.type = 'charge.dispute.closed'
                        AND closed.payment->>'id' = opened.payment->>'id')
   GROUP BY opened.payment->>'id', intent.order_id, intent.intent_id`;

/** The last refund of each order that failed, unless the order has been refunded since. */
const REFUND_FAILED = `
  SELECT notice.created_at, 'refund_failed', o.id, o.id, NULL, notice.amount, NULL, notice.reason
    FROM order_notice notice JOIN "order" o ON o.id = notice.order_id
   WHERE notice.kind = 'refund_failed' AND o.payment_status <> 'refunded'
     AND notice.created_at > now() - interval '${REFUND_FAILED_DAYS} days'
     AND notice.id = (SELECT id FROM order_notice last
                       WHERE last.order_id = notice.order_id AND last.kind = 'refund_failed'
                       ORDER BY created_at DESC, id DESC LIMIT 1)
     AND NOT EXISTS (SELECT FROM refund
                      WHERE refund.order_id = o.id AND refund.created_at > notice.created_at)`;

/**
 * Late payments whose refund has failed, or which the shop has not managed to refund. One that the
 * provider has accepted is on its way, however long the bank takes.
 */
const REFUND_DUE = `
  SELECT coalesce(failed.updated_at, due.updated_at), 'late_refund_failed',
         coalesce(due.order_id, due.intent_id, due.id), due.order_id, due.id, NULL, NULL,
         failed.last_error
    FROM payment_intent due
    LEFT JOIN LATERAL (SELECT updated_at, last_error FROM order_refund
                        WHERE order_refund.intent_id = due.intent_id AND status = 'failed'
                        ORDER BY updated_at DESC, id DESC LIMIT 1) failed ON true
   WHERE due.status = 'refund_due'
     AND NOT EXISTS (SELECT FROM order_refund pending
                      WHERE pending.intent_id = due.intent_id AND pending.status = 'asked'
                        AND pending.provider_refund_id IS NOT NULL)
     AND (failed.updated_at IS NOT NULL
          OR due.updated_at < now() - interval '${REFUND_DUE_MINUTES} minutes')`;

const EVENT_FAILED = `
  SELECT received_at, 'event_failed', id, ${ORDER_OF_EVENT}, NULL, NULL, NULL, last_error
    FROM stripe_event event WHERE handled_at IS NULL AND last_error IS NOT NULL`;

/** Reads a page of notices, and adds what its words need. */
const pageOf = (notices: string[]) => `
  SELECT page.at, page.kind, page.subject, o.display_id AS number, item.title AS product,
         item.quantity AS pieces, coalesce(page.amount, intent.amount)::float8 AS amount,
         coalesce(page.currency, intent.currency_code, o.currency_code) AS currency, page.reason
    FROM (SELECT * FROM (${notices.join(' UNION ALL ')}) noticed
           ORDER BY at DESC, subject DESC LIMIT $1 OFFSET $2) page
    LEFT JOIN payment_intent intent ON intent.id = page.payment_id
    LEFT JOIN "order" o ON o.id = page.order_id
    LEFT JOIN line_item item ON item.order_id = page.order_id
   ORDER BY page.at DESC, page.subject DESC`;

/** Failures that need a person. There are never many of any kind. */
export const SELECT_FAILURES = pageOf([DISPUTED, REFUND_FAILED, REFUND_DUE, EVENT_FAILED]);

/** The newest rows of a long table, in the order of an index, as far as the page can reach. */
const newest = (columns: string, from: string, at: string, id: string) => `
  (SELECT ${at} AS at, ${columns} FROM ${from}
    ORDER BY ${at} DESC, ${id} DESC LIMIT $1::bigint + $2::bigint)`;

/** Actions that the shop took by itself. */
export const SELECT_DONE = pageOf([
  newest(
    `'expired' AS kind, order_id AS subject, order_id, NULL AS payment_id, NULL::int AS amount,
     NULL AS currency, NULL AS reason`,
    'storefront_order WHERE expired_at IS NOT NULL AND NOT is_listed',
    'expired_at',
    'order_id',
  ),
  newest(
    `'refunded_late_payment', order_id, order_id, reference_id, NULL, NULL, NULL`,
    `order_event WHERE type = 'refunded' AND made_by = 'system'`,
    'created_at',
    'id',
  ),
  newest(
    `'refunded_unused_payment', coalesce(intent_id, id), NULL, id, NULL, NULL, NULL`,
    `payment_intent WHERE status = 'refunded' AND order_id IS NULL`,
    'updated_at',
    'id',
  ),
  newest(
    'kind, order_id, order_id, NULL, amount, NULL, NULL',
    `order_notice WHERE kind <> 'refund_failed'`,
    'created_at',
    'id',
  ),
]);

const moneyOf = ({ amount, currency }: NoticeRow): string =>
  amount === null || currency === null
    ? 'an amount'
    : new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
        toDecimal(amount, currency),
      );

const orderOf = ({ number, subject }: NoticeRow): string =>
  number === null ? subject : `order ${number}`;

const piecesOf = ({ pieces, product }: NoticeRow): string =>
  `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of ${product}`;

const REFUND_AGAIN = 'Refund the order again, or pay the amount back in another way.';
const REFUNDED_AGAIN =
  'The shop keeps trying. If it stays here, refund the payment in the provider’s dashboard.';

const notRefunded = (row: NoticeRow): string =>
  `A refund of ${moneyOf(row)} for ${orderOf(row)} was not made${row.reason ? `: ${row.reason}` : '.'}`;

/** The words of each kind of failure: what has happened, and what to do. */
const FAILURES: Record<
  string,
  (row: NoticeRow) => Pick<Failure, 'message' | 'action'> & { kind?: string }
> = {
  disputed: (row) => ({
    message: `The payment of ${moneyOf(row)} for ${orderOf(row)} is disputed.`,
    action: 'Answer the dispute at the payment provider, and decide about the order.',
  }),
  refund_failed: (row) => ({ message: notRefunded(row), action: REFUND_AGAIN }),
  late_refund_failed: (row) => ({
    kind: 'refund_failed',
    message: notRefunded(row),
    action: REFUNDED_AGAIN,
  }),
  event_failed: (row) => ({
    message:
      `The payment provider’s event ${row.subject} cannot be handled. ${row.reason ?? ''}`.trim(),
    action: 'The shop keeps trying. If it stays here, compare the payment with the provider’s.',
  }),
};

/** The words of each kind of work that the shop does by itself. */
const WORK: Record<string, (row: NoticeRow) => string> = {
  expired: (row) =>
    `Order ${row.number} expired before it was paid; ${piecesOf(row)} went back on sale.`,
  cancelled: (row) =>
    `Order ${row.number} was canceled, because its account lost the email address to its owner; ${piecesOf(row)} went back on sale.`,
  refunded_late_payment: (row) =>
    `${moneyOf(row)} arrived too late for ${orderOf(row)} and was refunded in full.`,
  refunded_unused_payment: (row) =>
    `${moneyOf(row)} was paid for no order and was refunded in full.`,
  payment_found: (row) =>
    `A payment of ${moneyOf(row)} that was not reported was found at the provider; ${orderOf(row)} is marked paid.`,
};

const noticeOf = ({ at, kind, subject }: NoticeRow) => ({ at: at.toISOString(), kind, subject });

/** Puts a failure into words. */
export function toFailure(row: NoticeRow): Failure {
  const words = FAILURES[row.kind]?.(row) ?? { message: row.kind, action: '' };
  return { ...noticeOf(row), ...words };
}

/** Puts what the shop did into words. */
export function toDone(row: NoticeRow): Notice {
  return { ...noticeOf(row), message: WORK[row.kind]?.(row) ?? row.kind };
}
