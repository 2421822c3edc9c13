import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of its time for which the event loop of a process with nothing to spare is active. */
const BUSY = 0.9;

/**
 * The number of calls that a process with time to spare answers at once. With more, something is slower than the
 * calls come: the event loop, or the database, which may share the processors of this machine.
 */
const FEW_CALLS = 4;

const WINDOW_MS = 20;

/** A piece of work a second is done however busy the process is. */
const MAX_WINDOWS = 50;

let calls = 0;

/** Counts a call of the contract while it is answered. */
export async function countCall<Result>(answer: () => Promise<Result>): Promise<Result> {
  calls += 1;
  try {
    return await answer();
  } finally {
    calls -= 1;
  }
}

/**
 * Returns a function that waits, before each piece of background work, until this process answers few calls and its
 * event loop has time to spare, and for about a second at most. So people who order at the same time do not share the
 * processor with the mails about their orders. Also resolves once the signal is aborted.
 */
export function spareTime(): (signal: AbortSignal) => Promise<void> {
  let last: EventLoopUtilization | undefined;
  const isBusy = () => {
    const now = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(now, last ?? now);
    if (!last || active + idle >= WINDOW_MS) last = now;
    return calls > FEW_CALLS || utilization > BUSY;
  };
  return async (signal) => {
    for (let windows = 0; windows < MAX_WINDOWS && isBusy() && !signal.aborted; windows += 1) {
      await wait(WINDOW_MS, undefined, { signal }).catch(() => undefined); // aborted
    }
  };
}
