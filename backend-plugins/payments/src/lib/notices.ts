import type { AnswerOf, listNotices, Notice } from '@harrow/contract';
import { toDecimal } from '@harrow/money';

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

const SEND_AGAIN = 'Mend what stopped it, then send it again on the page Messages.';

/** The words for a failed message; its reason begins with its event. */
const notSent = (thing: string) => (row: NoticeRow) => ({
  message: `${thing} for ${orderOf(row)} failed (${row.reason ?? 'unknown'}).`,
  action: SEND_AGAIN,
});

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
  mail_failed: notSent('A mail'),
  invoice_failed: notSent('An invoice'),
  webhook_failed: notSent('A webhook'),
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
