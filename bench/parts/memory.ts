import { join } from 'node:path';
import type { Part } from '../part.ts';
import { sendRequests } from '../load.ts';
import { startShop } from '../services.ts';
import type { TestShop } from '@harrow/testing/test-shop';

const PRODUCTS = 10_000;
/** A leak per request would exceed this. */
const NO_GROWTH = 1.05;
const COLLECTING = join(import.meta.dirname, '..', 'collecting-memory.cjs');

/** Many pages and products, and occasionally a request that passes through the engine. */
async function pathsOf(shop: TestShop): Promise<string[]> {
  const products = await shop.sql<{ id: string }>(
    `SELECT id FROM product WHERE status = 'published' LIMIT 2000`,
  );
  const pages = Array.from({ length: 500 }, (_, page) => `/services?limit=12&pageNumber=${page}`);
  const others = Array.from({ length: 100 }, () => '/reviews?limit=3');
  return [...pages, ...products.map(({ id }) => `/services/${id}`), ...others];
}

/** Returns the megabytes in use in the heap and in external buffers. */
async function held(shop: TestShop): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const bytes = text.matchAll(/^nodejs_(?:heap_size_used|external_memory)_bytes (\S+)/gm);
  return [...bytes].reduce((sum, [, value]) => sum + Number(value), 0) / 2 ** 20;
}

/** Measures a backend's memory after one pass of requests, and after a second one. */
export const memory: Part = async ({ requests }) => {
  const shop = await startShop(PRODUCTS, { NODE_OPTIONS: `--require ${COLLECTING}` });
  try {
    const paths = await pathsOf(shop);
    const [early, late] = [requests, 2 * requests].map(
      (count) => `after ${count.toLocaleString('en')} requests`,
    ) as [string, string];
    const started = await held(shop);
    await sendRequests(shop.url, { paths, amount: requests });
    const before = await held(shop);
    await sendRequests(shop.url, { paths, amount: requests });
    const after = await held(shop);
    return [
      {
        part: 'memory',
        title: 'in use in a process, garbage collected, 10,000 products',
        unit: 'MiB',
        samples: { 'at the start': [started], [early]: [before], [late]: [after] },
        goals: [{ of: late, against: early, atMost: NO_GROWTH }],
      },
    ];
  } finally {
    await shop.stop();
  }
};
