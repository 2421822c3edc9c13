import type { EntityManager } from 'typeorm';
import type { OrderRefund } from '../models/order-refund';

/**
 * After this time since it began, neither this shop nor the provider is still busy with a call: a
 * process sends it within one minute, waits at most one more, and Stripe works on it for less than two.
 */
export const GIVE_UP = `interval '5 minutes'`;
const SEND_WITHIN_MS = 60_000;

/** For this long, a request for the same amount is told the outcome of an unanswered refund. */
const TELL_FOR = `interval '1 hour'`;

const IS_OUT = `coalesce(calling_since > now() - ${GIVE_UP}, false)`;

/** The last call without a known outcome, including that of a process that was killed. */
const UNANSWERED = `CASE WHEN calling_since <= now() - ${GIVE_UP}
                         THEN calling_since ELSE unanswered_since END`;

/** A refund with what its calls mean at this moment. */
export type KnownRefund = OrderRefund & {
  /** A call may be on its way. */
  is_out: boolean;
  /** A call had no known outcome, and no response has reported the outcome since. */
  is_unanswered: boolean;
};

type Claimed = OrderRefund & {
  /** `calling_since` with all its digits, which identifies the call. */
  claim: string;
};

/** A refund whose one call is this caller's, under the order's lock. */
export type ClaimedRefund = Claimed & {
  /** The process's time after which the call must not be sent anymore, in milliseconds. */
  sendBefore: number;
};

/** Reads the refunds of an order or of a payment, oldest first. */
export async function findRefunds(
  manager: EntityManager,
  by: 'order_id' | 'intent_id',
  id: string,
): Promise<KnownRefund[]> {
  return await manager.query(
    `SELECT *, ${IS_OUT} AS is_out,
            coalesce(status = 'asked' AND ${UNANSWERED} IS NOT NULL OR
                     status = 'booked' AND ${UNANSWERED} > now() - ${TELL_FOR}, false) AS is_unanswered
       FROM order_refund WHERE ${by} = $1 ORDER BY created_at, id`,
    [id],
  );
}

/**
 * Notes that a call begins. The caller must hold the lock, under which no other call is out; the call
 * itself comes after the commit.
 */
export async function claimRefund(manager: EntityManager, id: string): Promise<ClaimedRefund> {
  const sendBefore = performance.now() + SEND_WITHIN_MS;
  const [[claimed]]: [[Claimed], number] = await manager.query(
    `UPDATE order_refund
        SET status = 'asked', attempts = attempts + 1, calling_since = now(),
            unanswered_since = coalesce(calling_since, unanswered_since),
            next_attempt_at = now() + interval '15 seconds', updated_at = now()
      WHERE id = $1 RETURNING *, calling_since::text AS claim`,
    [id],
  );
  return Object.assign(claimed, { sendBefore });
}

/** The delay before the next attempt doubles from ten seconds up to an hour; as SQL. */
export const NEXT_ATTEMPT =
  'now() + make_interval(secs => least(10 * 2 ^ least(attempts, 9), 3600))';

/** Ends a claimed call; `$3` is its outcome, which counts only if no earlier call is unanswered. */
const END = `
  UPDATE order_refund
     SET calling_since = NULL, updated_at = now(), last_error = $4, next_attempt_at = ${NEXT_ATTEMPT},
         unanswered_since = CASE WHEN status = 'asked' AND $3 = 'unknown' THEN now()
                                 ELSE unanswered_since END,
         status = CASE WHEN status = 'asked' AND $3 <> 'unknown' AND unanswered_since IS NULL
                       THEN $3 ELSE status END
   WHERE id = $1 AND calling_since = $2::timestamptz`;

/** The outcome of a call that has not made a refund: for certain, or as far as is known. */
export type CallEnd = 'failed' | 'not_made' | 'unknown';

/** Notes how a call has ended, unless it counts as lost since; returns the refund as it is now. */
export async function endCall(
  manager: EntityManager,
  { id, claim }: ClaimedRefund,
  end: CallEnd,
  reason: string | null,
): Promise<OrderRefund> {
  await manager.query(END, [id, claim, end, reason]);
  const rows: OrderRefund[] = await manager.query('SELECT * FROM order_refund WHERE id = $1', [id]);
  if (rows[0]) return rows[0];
  throw new Error(`The previous version of the shop has deleted the refund ${id}.`);
}
