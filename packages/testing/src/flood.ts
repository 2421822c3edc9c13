import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Post = { url: string; body: unknown; token?: string };

/** Sends JSON on a keep-alive connection and returns the answer. Throws unless its status is 2xx. */
export function poster(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return async ({ url, body, token }: Post): Promise<unknown> => {
    const json = JSON.stringify(body);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      request(url, { method: 'POST', agent, headers }, resolve).once('error', reject).end(json);
    });
    const reply = await text(answer);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) throw new Error(`${url}: ${statusCode} ${reply}`);
    return JSON.parse(reply);
  };
}

/** The result of a flood; latencies in milliseconds. */
export type Flood = { placed: number; perSecond: number; p50: number; p99: number };

/** Returns the latency that this share of the sorted ones does not exceed. */
const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

function resultOf(latencies: number[], duration: number): Flood {
  const placed = latencies.length;
  const sorted = Float64Array.from(latencies).sort();
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  return { placed, perSecond: (placed * 1000) / duration, p50, p99 };
}

/**
 * Lets some buyers place one order after another and waits for the last answers, so that the answers
 * match the orders exactly. `place` gets the number of the buyer, from 0.
 */
export async function flood(
  { buyers, seconds }: { buyers: number; seconds: number },
  place: (buyer: number) => Promise<unknown>,
): Promise<Flood> {
  const from = performance.now();
  const end = from + seconds * 1000;
  const latencies: number[] = [];
  const buy = async (buyer: number) => {
    for (let begin = performance.now(); begin < end; begin = performance.now()) {
      await place(buyer);
      latencies.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  return resultOf(latencies, performance.now() - from);
}

/**
 * Places orders at a constant rate, however long the answers take, and waits for the last ones. A latency
 * counts from the time at which the order was due, so that it includes the wait of a late one.
 */
export async function offer(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  place: () => Promise<unknown>,
): Promise<Flood> {
  const from = performance.now();
  const latencies: number[] = [];
  const begun: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = from + (number * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    const order = place().then(() => void latencies.push(performance.now() - due));
    order.catch(() => undefined); // thrown below, with those that are still to come
    begun.push(order);
  }
  await Promise.all(begun);
  return resultOf(latencies, performance.now() - from);
}

/**
 * Places one order after another until the work has ended, with a pause between them. Throws what the
 * work or an order throws.
 */
export async function placeDuring(
  work: Promise<unknown>,
  pauseMs: number,
  place: () => Promise<unknown>,
): Promise<Flood> {
  const from = performance.now();
  const latencies: number[] = [];
  const end = new AbortController();
  const watched = work.finally(() => end.abort());
  watched.catch(() => undefined); // thrown below
  while (!end.signal.aborted) {
    const begin = performance.now();
    await place();
    latencies.push(performance.now() - begin);
    await wait(pauseMs);
  }
  await watched;
  return resultOf(latencies, performance.now() - from);
}
