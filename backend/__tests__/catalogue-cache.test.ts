import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { orderBody, until } from '@harrow/testing/shopping';
import { freePort } from '@harrow/processes/free-port';
import { send, type Answer, type Request } from '@harrow/testing/http';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';
import { readsFromCache } from './measures.ts';

const ROUNDS = 15;

const service = z.object({ _id: z.string(), name: z.string(), available: z.int() });
const page = z.object({ success: z.literal(true), data: z.array(service), count: z.int() });
const inserted = z.object({ insertedId: z.string() });

const shop = useTestShop();
/** The URLs of both processes; changes are made through the first. */
let processes: string[];
let staff: StockAdmin;
let ada: Person;
let admin: Person;

beforeAll(async () => {
  [ada, admin, staff] = await Promise.all([shop.customer(), shop.admin(), shop.stockAdmin()]);
  processes = [shop.url, await shop.startBackend(await freePort())];
});

const call = (method: string, path: string, person: Person, body?: unknown): Promise<Answer> =>
  send(method, shop.url + path, { token: person.token, body });

/** Reads a path from every process. */
const everywhere = (path: string): Promise<Answer[]> =>
  Promise.all(processes.map((url) => send('GET', url + path)));

const handleOf = async (id: string): Promise<string> =>
  z.object({ handle: z.string() }).parse((await send('GET', `${shop.url}/services/${id}`)).body)
    .handle;

/** Reads a product from every process; returns the status if it is not 200. */
const shown = async ({ id }: { id: string }) => {
  const answers = await everywhere(`/services/${id}`);
  return answers.map(({ status, body }) => (status === 200 ? service.parse(body) : status));
};

const firstPage = async (limit = 3) => {
  const answers = await everywhere(`/services?limit=${limit}&pageNumber=0`);
  return answers.map(({ body }) => page.parse(body));
};

const twice = <T>(value: T): T[] => [value, value];

describe('a read from the cache', () => {
  it('has the same response as from the application', async () => {
    const { id } = await shop.product();
    const reviews = `/products/${await handleOf(id)}/reviews`;
    const review = { name: ada.name, email: ada.email, review: 'Good.', point: 5, productId: id };
    expect((await call('POST', '/reviews', ada, review)).status).toBe(201);
    const paths = [
      ['/services?limit=5&pageNumber=0', '/services?pageNumber=0&limit=5'],
      ['/services?limit=2&pageNumber=900', '/services?pageNumber=900&limit=2'],
      [`/services/${id}`, `/services/${id}?x=1`],
      [`${reviews}?limit=5&pageNumber=0`, reviews],
      ['/reviews', '/reviews?all=false'],
      ['/reviews?limit=3', '/reviews?limit=3&x=1'],
    ] as const;
    const toStorefront = await send('GET', `${shop.url}/pictures/x.svg`);
    const { origin } = new URL(toStorefront.headers.get('location') ?? '');
    const requests: Request[] = [{}, { headers: { origin } }];
    for (const request of requests) {
      for (const [quick, long] of paths) {
        const before = await readsFromCache(shop.url);
        const answer = await send('GET', shop.url + quick, request);
        expect(await readsFromCache(shop.url)).toBe(before + 1);
        const usual = await send('GET', shop.url + long, request);
        expect(await readsFromCache(shop.url)).toBe(before + 1);
        expect([answer.status, answer.body]).toEqual([usual.status, usual.body]);
        const comparable = (given: Answer) =>
          [...given.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        expect(comparable(answer)).toEqual(comparable(usual));
      }
    }
  });

  it('returns the caller’s request id, and is logged', async () => {
    const headers = { 'x-request-id': 'quick-read-1' };
    const answer = await send('GET', `${shop.url}/services?limit=1&pageNumber=0`, { headers });
    expect(answer.headers.get('x-request-id')).toBe('quick-read-1');
    const line = await until(
      () => Promise.resolve(shop.log.find((text) => text.includes('quick-read-1'))),
      (found) => found !== undefined,
    );
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'info',
      request: { id: 'quick-read-1', method: 'GET', path: '/services' },
      response: { status: 200 },
      milliseconds: expect.any(Number) as number,
      message: 'answered',
    });
  });

  it('answers 304 if the client has the current version', async () => {
    const path = `${shop.url}/services?limit=1&pageNumber=0`;
    const tag = (await send('GET', path)).headers.get('etag') ?? '';
    // not fetch, which would not pass the 304 on
    const request = get(path, { headers: { 'if-none-match': tag } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(304);
  });
});

describe('no process shows stale data', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await shop.product({ available: 100, price: 20 });
    expect(await shown(product)).toMatchObject(twice({ available: 100 }));
    await firstPage();
  });

  it('when an admin sets the stock', async () => {
    for (let available = 1; available <= ROUNDS; available += 1) {
      await call('PUT', `/service/${product.id}`, admin, { available });
      expect(await shown(product)).toMatchObject(twice({ available }));
      expect((await firstPage()).map(({ data }) => data[0])).toMatchObject(twice({ available }));
    }
  });

  it('when an order takes and returns stock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const placed = await call('POST', '/orders', ada, orderBody(ada, product, 3));
      expect(await shown(product)).toMatchObject(twice({ available: 97 }));
      await call('DELETE', `/orders/${inserted.parse(placed.body).insertedId}`, ada);
      expect(await shown(product)).toMatchObject(twice({ available: 100 }));
    }
  });

  it('when staff rename, reprice, hide and republish it', async () => {
    const change = (body: unknown) => staff.request('POST', `/products/${product.id}`, { body });
    const [{ count } = { count: 0 }] = await firstPage();
    await change({ title: 'Renamed machine' });
    expect(await shown(product)).toMatchObject(twice({ name: 'Renamed machine' }));
    await staff.request('POST', `/products/${product.id}/variants/${product.variantId}`, {
      body: { prices: [{ currency_code: 'usd', amount: 4321 }] },
    });
    const priced = await everywhere(`/services/${product.id}`);
    expect(priced.map(({ body }) => body)).toMatchObject(twice({ price: 43.21 }));
    await change({ status: 'draft' });
    expect(await shown(product)).toEqual(twice(404));
    expect((await firstPage()).map((read) => read.count)).toEqual(twice(count - 1));
    await change({ status: 'published' });
    const pages = await firstPage();
    expect(pages.map(({ data }) => data[0])).toMatchObject(twice({ _id: product.id }));
  });

  it('when it is removed', async () => {
    await call('DELETE', `/services/${product.id}`, admin);
    expect(await shown(product)).toEqual(twice(404));
    for (const { data } of await firstPage(100)) {
      expect(data.map(({ _id }) => _id)).not.toContain(product.id);
    }
  });

  it('when it is changed with SQL, alone or with all others', async () => {
    await shop.sql("UPDATE product SET title = 'By hand' WHERE id = $1", [product.id]);
    expect(await shown(product)).toMatchObject(twice({ name: 'By hand' }));
    await shop.sql('UPDATE product_variant SET inventory_quantity = 7');
    for (const { data } of await firstPage(100)) {
      expect(new Set(data.map(({ available }) => available))).toEqual(new Set([7]));
    }
  });

  it('while both are read continuously', async () => {
    let acknowledged = 0;
    const read = async (url: string) => {
      while (acknowledged < ROUNDS) {
        const atLeast = acknowledged;
        const { body } = await send('GET', `${url}/services/${product.id}`);
        expect(service.parse(body).available).toBeGreaterThanOrEqual(atLeast);
      }
    };
    const write = async () => {
      for (let available = 1; available <= ROUNDS; available += 1) {
        await call('PUT', `/service/${product.id}`, admin, { available });
        acknowledged = available;
      }
    };
    await call('PUT', `/service/${product.id}`, admin, { available: 0 });
    const readers = processes.flatMap((url) => [url, url, url]).map(read);
    await Promise.all([write(), ...readers]);
  });

  it('when it changes while the feed has no connection', async () => {
    const before = await readsFromCache(shop.url);
    await shop.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'harrow catalogue' AND datname = current_database()",
    );
    await shop.sql('UPDATE product_variant SET inventory_quantity = 8 WHERE id = $1', [
      product.variantId,
    ]);
    expect(await shown(product)).toMatchObject(twice({ available: 8 }));
    // and the cache recovers by itself
    await until(
      async () => {
        await shown(product);
        return await readsFromCache(shop.url);
      },
      (reads) => reads > before,
    );
    expect(await shown(product)).toMatchObject(twice({ available: 8 }));
  });
});

it('neither repeats nor skips a product if all have the same timestamp', async () => {
  await Promise.all(Array.from({ length: 7 }, () => shop.product()));
  await shop.sql("UPDATE product SET created_at = '2026-01-01T00:00:00Z'");
  const all = (await firstPage(100))[0];
  for (const url of processes) {
    const seen: string[] = [];
    for (let pageNumber = 0; seen.length < (all?.count ?? 0); pageNumber += 1) {
      const { body } = await send('GET', `${url}/services?limit=40&pageNumber=${pageNumber}`);
      const { data } = page.parse(body);
      expect(data).not.toEqual([]);
      seen.push(...data.map(({ _id }) => _id));
    }
    expect(seen.slice(0, 100)).toEqual(all?.data.map(({ _id }) => _id));
    expect(new Set(seen).size).toBe(all?.count);
  }
});
