import autocannon from 'autocannon';
import { flood } from './flood.ts';

const WARM_UP_SECONDS = 0.5;
const LONGEST_ANSWER_SECONDS = 60;
/** How much work may wait in a server, in milliseconds of it. */
const MOST_WAITING_MS = 1000;
/** An answer that takes that long is waited for, though the time is over. */
const SLOW_MS = 5;

/** `most` is how many ask at once, on a connection each. */
export type Load = { seconds: number; most?: number };

type Run = {
  url: string;
  connections: number;
  paths?: string[];
  duration?: number;
  amount?: number;
};

/** Throws where anything but a 2xx came back: a refusal is answered faster than what was asked for. */
async function run({ paths, ...options }: Run): Promise<autocannon.Result> {
  const requests = paths?.map((path) => ({ path }));
  const result = await autocannon({ ...options, requests, timeout: LONGEST_ANSWER_SECONDS });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} requests of ${options.url} failed.`);
  return result;
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} failed: ${answer.status}.`);
}

/** Milliseconds; the first calls also make what is made once. */
async function quickestOf(times: number, call: () => Promise<void>): Promise<number> {
  const all: number[] = [];
  while (all.length < times) {
    const from = performance.now();
    await call();
    all.push(performance.now() - from);
  }
  return Math.min(...all);
}

/**
 * Asks for an address over and over; answers how many requests a second it serves. What takes long
 * even alone is asked until the last has its answer, and by fewer at once: it would keep the server
 * busy while the next one is measured, or overrun its limits.
 */
export async function requestsPerSecond(
  url: string,
  { seconds, most: connections = 16 }: Load,
): Promise<number> {
  const milliseconds = await quickestOf(5, () => ask(url));
  if (milliseconds > SLOW_MS) {
    const buyers = Math.max(1, Math.min(connections, Math.floor(MOST_WAITING_MS / milliseconds)));
    return (await flood({ buyers, seconds }, () => ask(url))).perSecond;
  }
  await run({ url, connections, duration: WARM_UP_SECONDS });
  const { requests, duration } = await run({ url, connections, duration: seconds });
  return requests.total / duration;
}

/** Asks for the paths in turn until so many requests were answered. */
export async function sendRequests(url: string, paths: string[], amount: number): Promise<void> {
  await run({ url, connections: Math.min(16, amount), paths, amount });
}
