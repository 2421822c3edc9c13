import type { OutboxOutcome } from '@harrow/outbox';

/** The answer of a receiver. */
export type Answer = {
  status: number;
  /** The header `Retry-After`. */
  retryAfter?: string;
};

/** The consequences of an answer for the message and the address. */
type Consequence = {
  outcome: OutboxOutcome;
  /** Seconds until the address gets messages again. */
  pauseSeconds?: number;
  /** Whether the address gets no more messages. */
  isEnd?: boolean;
};

const MAX_PAUSE_SECONDS = 3600;
const MIN_PAUSE_SECONDS = 1;
/** For a 429 without `Retry-After`. */
const PAUSE_SECONDS = 30;

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const GONE = 410;

/** Reads a `Retry-After`, in seconds or as a date; undefined for anything else. */
export function secondsOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const text = retryAfter.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.ceil(Math.min(Math.max(seconds, MIN_PAUSE_SECONDS), MAX_PAUSE_SECONDS));
}

function pauseOf({ status, retryAfter }: Answer, now: Date): number | undefined {
  if (status !== TOO_MANY_REQUESTS && status !== UNAVAILABLE) return undefined;
  const asked = secondsOf(retryAfter, now);
  return status === TOO_MANY_REQUESTS ? (asked ?? PAUSE_SECONDS) : asked;
}

/**
 * Returns the consequences of an answer: 2xx is a success, 410 ends the address, and 429, or 503 with
 * `Retry-After`, pauses it. Everything else is retried. Redirects are not followed.
 */
export function consequenceOf(answer: Answer, now = new Date()): Consequence {
  const { status } = answer;
  if (status >= 200 && status < 300) return { outcome: { state: 'done', result: { status } } };
  if (status === GONE) return { outcome: { state: 'dropped', reason: 'http_410' }, isEnd: true };
  const pauseSeconds = pauseOf(answer, now);
  const problem = `http_${status}`;
  return { outcome: { state: 'retry', problem, afterSeconds: pauseSeconds }, pauseSeconds };
}
