import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { until } from '@harrow/testing/shopping';
import { send } from '@harrow/testing/http';
import type { Person, Shop } from '@harrow/testing/shop';
import { readsFromCache } from '../measures.ts';

const PAUSE_MS = 25;

const made = z.object({ insertedId: z.string() });
const product = z.object({ available: z.int() });

/** Creates a product that is not sold in these tests and that the stock invariants ignore. */
async function makeProduct(shop: Shop, { token }: Person): Promise<string> {
  const body = {
    name: 'Read while it changes',
    img: '/pictures/products/test.svg',
    price: 1,
    available: 0,
    minimum: 1,
    description: 'A machine that is never stale.',
  };
  return made.parse((await shop.request('POST', '/services', { token, body })).body).insertedId;
}

/**
 * Changes a product and reads it from every process during a fault. A read may fail with 503, but
 * must never be older than a change that was acknowledged before the read.
 */
export async function expectFreshReads(
  shop: Shop,
  urls: readonly string[],
  fault: () => Promise<unknown>,
): Promise<void> {
  const admin = await shop.admin();
  const id = await makeProduct(shop, admin);
  let acknowledged = 0;
  let isOver = false;
  const write = async () => {
    for (let available = 1; !isOver; available += 1) {
      const request = { token: admin.token, body: { available } };
      const { status } = await shop.request('PUT', `/service/${id}`, request);
      if (status === 200) acknowledged = available;
      else expect(status).toBe(503);
      await wait(PAUSE_MS);
    }
  };
  const read = async (url: string) => {
    while (!isOver) {
      const atLeast = acknowledged;
      const { status, body } = await send('GET', `${url}/services/${id}`);
      if (status === 200) expect(product.parse(body).available).toBeGreaterThanOrEqual(atLeast);
      else expect(status).toBe(503);
      await wait(PAUSE_MS);
    }
  };
  const over = fault().finally(() => {
    isOver = true;
  });
  await Promise.all([over, write(), ...urls.map(read)]);
}

/** Resolves once every process answers from its cache again. */
export async function untilCached(urls: readonly string[]): Promise<void> {
  const before = await Promise.all(urls.map(readsFromCache));
  await until(
    async () => {
      await Promise.all(urls.map((url) => send('GET', `${url}/services?limit=1&pageNumber=0`)));
      return await Promise.all(urls.map(readsFromCache));
    },
    (reads) => reads.every((count, index) => count > (before[index] ?? 0)),
  );
}

/** Resolves once every process reports that readiness status. */
export async function untilReadiness(urls: readonly string[], status: 200 | 503): Promise<void> {
  await until(
    () => Promise.all(urls.map(async (url) => (await send('GET', `${url}/ready`)).status)),
    (statuses) => statuses.every((answered) => answered === status),
  );
}
