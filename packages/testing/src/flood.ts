import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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

/**
 * Lets some buyers place one order after another and waits for the last answers, so that the answers
 * match the orders exactly.
 */
export async function flood(
  { buyers, seconds }: { buyers: number; seconds: number },
  place: () => Promise<unknown>,
): Promise<Flood> {
  const from = performance.now();
  const end = from + seconds * 1000;
  const latencies: number[] = [];
  const buy = async () => {
    for (let begin = performance.now(); begin < end; begin = performance.now()) {
      await place();
      latencies.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  const placed = latencies.length;
  const perSecond = (placed * 1000) / (performance.now() - from);
  const sorted = Float64Array.from(latencies).sort();
  return { placed, perSecond, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
