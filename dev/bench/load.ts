import autocannon from 'autocannon';

const WARM_UP_SECONDS = 0.5;
const LONGEST_ANSWER_SECONDS = 60;

export type Load = { seconds: number; connections?: number };

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

/** Asks for an address over and over on some connections; answers how many requests a second it serves. */
export async function requestsPerSecond(
  url: string,
  { seconds, connections = 16 }: Load,
): Promise<number> {
  await run({ url, connections, duration: WARM_UP_SECONDS });
  const from = performance.now();
  const { requests } = await run({ url, connections, duration: seconds });
  if (requests.total > connections) return (requests.total * 1000) / (performance.now() - from);
  // too slow for that: each connection waits for one answer, however long it takes
  const again = performance.now();
  await run({ url, connections, amount: connections });
  return (connections * 1000) / (performance.now() - again);
}

/** Asks for the paths in turn until so many requests were answered. */
export async function sendRequests(url: string, paths: string[], amount: number): Promise<void> {
  await run({ url, connections: 16, paths, amount });
}
