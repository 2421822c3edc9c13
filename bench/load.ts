import autocannon from 'autocannon';
import { flood } from '@harrow/testing/flood';
import type { Latencies } from './figure.ts';

const WARM_UP_SECONDS = 0.5;
const RESPONSE_TIMEOUT_SECONDS = 60;
/** The maximum queued work in a server, in milliseconds of processing time. */
const MAX_QUEUED_MS = 1000;
/** Slower answers are awaited even after the measurement time. */
const SLOW_MS = 5;

/** `most` is the number of concurrent connections. */
type Load = { seconds: number; most?: number };

type Run = {
  url: string;
  connections: number;
  paths?: string[];
  duration?: number;
  amount?: number;
  headers?: Record<string, string>;
};

/** Throws unless every answer is 2xx, since refusals are faster than real answers. */
async function run({ paths, ...options }: Run): Promise<autocannon.Result> {
  const requests = paths?.map((path) => ({ path }));
  const result = await autocannon({ ...options, requests, timeout: RESPONSE_TIMEOUT_SECONDS });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} requests of ${options.url} failed.`);
  return result;
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} failed: ${answer.status}.`);
}

/** Returns the shortest duration in milliseconds; the first calls include one-time work. */
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
 * Requests a URL repeatedly and returns the requests per second. A URL that is slow even alone is
 * requested over fewer connections, and every answer is awaited: otherwise the server would still be
 * busy during the next measurement, or exceed its limits.
 */
export async function requestsPerSecond(
  url: string,
  { seconds, most: connections = 16 }: Load,
): Promise<number> {
  const milliseconds = await quickestOf(5, () => ask(url));
  if (milliseconds > SLOW_MS) {
    const buyers = Math.max(1, Math.min(connections, Math.floor(MAX_QUEUED_MS / milliseconds)));
    return (await flood({ buyers, seconds }, () => ask(url))).perSecond;
  }
  await run({ url, connections, duration: WARM_UP_SECONDS });
  const { requests, duration } = await run({ url, connections, duration: seconds });
  return requests.total / duration;
}

/** A rate and the latencies of its requests. */
export type Throughput = Latencies & { perSecond: number };

/** `each` is the number of connections of a URL; `paths` are requested in rotation. */
type Saturation = Pick<Run, 'paths' | 'headers'> & { seconds: number; each: number };

/**
 * Requests all URLs at the same time and as fast as they answer. The latencies are those of the slowest
 * URL.
 */
export async function saturate(
  urls: string[],
  { seconds: duration, each: connections, ...requests }: Saturation,
): Promise<Throughput> {
  const load = { connections, duration, ...requests };
  const results = await Promise.all(urls.map((url) => run({ url, ...load })));
  const rates = results.map(({ requests, duration }) => requests.total / duration);
  return {
    perSecond: rates.reduce((sum, rate) => sum + rate, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

/** Requests the paths in rotation until `amount` requests have been answered. */
export async function sendRequests(
  url: string,
  requests: Pick<Run, 'paths' | 'headers'> & { amount: number },
): Promise<void> {
  await run({ url, connections: Math.min(16, requests.amount), ...requests });
}

/** Sends one request after another; returns the latencies, and how many a second it was. */
export async function askEach(
  urls: string[],
  headers: Record<string, string> = {},
): Promise<Throughput> {
  const taken: number[] = [];
  for (const url of urls) {
    const from = performance.now();
    await ask(url, headers);
    taken.push(performance.now() - from);
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  const total = taken.reduce((sum, each) => sum + each, 0);
  return { p50: at(0.5), p99: at(0.99), perSecond: (1000 * taken.length) / total };
}
