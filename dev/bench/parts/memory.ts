import type { Part } from '../part.ts';
import { sendRequests } from '../load.ts';
import { startShop } from '../services.ts';
import type { TestShop } from '../../test-support/test-shop.ts';

const PRODUCTS = 10_000;
/** A heap breathes; what is kept for each request would be more. */
const BREATH = 1.1;

/** Many pages and products, and now and then something that goes through the engine. */
async function pathsOf(shop: TestShop): Promise<string[]> {
  const products = await shop.sql<{ id: string }>(
    `SELECT id FROM product WHERE status = 'published' LIMIT 2000`,
  );
  const pages = Array.from({ length: 500 }, (_, page) => `/services?limit=12&pageNumber=${page}`);
  const others = Array.from({ length: 100 }, () => '/reviews?limit=3');
  return [...pages, ...products.map(({ id }) => `/services/${id}`), ...others];
}

async function megabytes(shop: TestShop): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Number(bytes) / 2 ** 20;
}

/** What a backend process holds once it has seen everything, and after as many requests again. */
export const memory: Part = async ({ requests }) => {
  const shop = await startShop(PRODUCTS);
  try {
    const paths = await pathsOf(shop);
    const [early, late] = [requests, 2 * requests].map(
      (count) => `after ${count.toLocaleString('en')} requests`,
    ) as [string, string];
    const started = await megabytes(shop);
    await sendRequests(shop.url, paths, requests);
    const before = await megabytes(shop);
    await sendRequests(shop.url, paths, requests);
    const after = await megabytes(shop);
    return [
      {
        part: 'memory',
        title: 'resident memory of a process, 10,000 products',
        unit: 'MiB',
        samples: { 'at the start': [started], [early]: [before], [late]: [after] },
        goals: [{ of: late, against: early, atMost: BREATH }],
      },
    ];
  } finally {
    await shop.stop();
  }
};
