/** The kinds of outbox entries. */
export type OutboxKind = 'mail' | 'invoice' | 'webhook';

/** An entry claimed for one attempt. It contains ids only; the attempt reads the rows. */
export type OutboxEntry = {
  id: string;
  kind: OutboxKind;
  /** The event, such as `order.paid`. */
  subject: string;
  orderId: string | null;
  /** The id of the order, refund or product that caused the entry. */
  cause: string;
  /** Entries with the same order and lane are handled in sequence. */
  lane: string;
  payload: Record<string, unknown>;
  /** Unique per lane, subject and cause; the same at each attempt. */
  dedupeKey: string;
  /** The number of attempts, including this one. */
  attempts: number;
  createdAt: Date;
};

/**
 * The outcome of an attempt. A problem is a code and contains no address or name. `dropped` ends the entry;
 * `failed` waits for staff, and so does a retry after the last attempt.
 */
export type OutboxOutcome =
  | { state: 'done'; result?: unknown }
  | { state: 'dropped'; reason: string }
  | { state: 'retry'; problem: string; afterSeconds?: number }
  | { state: 'failed'; problem: string };

/** The handler for the entries of one kind. */
export type OutboxHandler = {
  /** Maximum number of concurrent attempts in this process. */
  concurrent: number;
  /** Must exceed the duration of an attempt: then its signal is aborted, and another process may retry. */
  firstWaitSeconds: number;
  /** For kinds with one receiver per lane, so that a slow receiver does not delay the others. */
  lanes?: {
    /** Maximum number of concurrent attempts in one lane, in this process. */
    concurrent: number;
    /** Returns the lanes to skip; their entries use no attempts. */
    paused: () => Promise<readonly string[]>;
  };
  /** A thrown error is a retry. */
  attempt: (entry: OutboxEntry, signal: AbortSignal) => Promise<OutboxOutcome>;
};

/** About two days of attempts; the waits grow from ten seconds to an hour. */
export const MAX_ATTEMPTS = 55;

/** The columns that an outcome of this attempt sets. */
export function settlementOf(outcome: OutboxOutcome, attempts: number) {
  const isSpent = attempts >= MAX_ATTEMPTS;
  switch (outcome.state) {
    case 'done':
      return { state: 'done', result: outcome.result ?? null };
    case 'dropped':
      return { state: 'dropped', problem: outcome.reason };
    case 'failed':
      return { state: 'failed', problem: outcome.problem };
    case 'retry':
      return {
        state: isSpent ? 'failed' : 'due',
        problem: outcome.problem,
        afterSeconds: outcome.afterSeconds,
      };
  }
}
