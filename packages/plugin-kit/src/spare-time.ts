import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of its time for which the event loop of a process with nothing to spare is active. */
const BUSY = 0.9;

const WINDOW_MS = 20;

/** Four pieces of work a second are done however busy the process is. */
const MAX_WINDOWS = 12;

/**
 * Returns a function that waits, before each piece of background work, until the event loop of this process has time
 * to spare, and for about a quarter of a second at most. So people who order at the same time do not share the
 * processor with the mails about their orders. Also resolves once the signal is aborted.
 */
export function spareTime(): (signal: AbortSignal) => Promise<void> {
  let last: EventLoopUtilization | undefined;
  const isBusy = () => {
    const now = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(now, last ?? now);
    if (!last || active + idle >= WINDOW_MS) last = now;
    return utilization > BUSY;
  };
  return async (signal) => {
    for (let windows = 0; windows < MAX_WINDOWS && isBusy() && !signal.aborted; windows += 1) {
      await wait(WINDOW_MS, undefined, { signal }).catch(() => undefined); // aborted
    }
  };
}
