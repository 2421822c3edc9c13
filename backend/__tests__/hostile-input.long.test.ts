import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Product } from '@harrow/contract';
import { send } from '@harrow/testing/http';
import { repeats } from '@harrow/testing/long-tests';
import { useTestShop } from '@harrow/testing/test-shop';
import { engineLists } from './engine-lists';
import { apiDocument, hostileRequests, type HostileRequest } from './hostile-values.ts';

const RUNS = repeats(800);

/** Queries for which the engine would answer 500, with different kinds of errors. */
const UNREADABLE_QUERIES = [
  'order=nonsense',
  'order[a]=b',
  'expand=nonsense',
  'expand[a]=b',
  'fields=nonsense',
  'limit=-1',
  'offset=-1',
  'created_at[gt]=nonsense',
  'cart_id=nonsense',
  'q=%00',
];

/** Further attempts at a refused request during which background work has changed rows. */
const ATTEMPTS = 5;
/** There are more calls than a busy machine answers in the usual time. */
const TIMEOUT_MS = 400_000;
/** The pause before that, for the background work to end. */
const QUIET_MS = 500;

const shop = useTestShop();

/** Creates a function that hashes the rows of each table. */
async function createDigest(): Promise<void> {
  const tables = await shop.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS table, md5(string_agg(line::text, ',' ORDER BY line::text)) AS digest
         FROM "${name}" AS line`,
  );
  // starting parallel workers takes longer than reading the tables
  await shop.sql(
    `CREATE FUNCTION digest_tables() RETURNS TABLE ("table" text, digest text) LANGUAGE sql STABLE
       SET max_parallel_workers_per_gather = 0 SET jit = off
     AS $digest$ ${digests.join(' UNION ALL ')} ORDER BY 1 $digest$`,
  );
}

/** Returns existing ids and emails, so that hostile requests also get past the parsers. */
async function knownValues(): Promise<string[]> {
  const customer = await shop.customer();
  const admin = await shop.admin();
  const product = await shop.product({ price: 1 });
  const body = {
    product: product.name,
    productId: product.id,
    quantity: 1,
    name: customer.name,
    email: customer.email,
    phone: '1',
    address: 'x',
    amount: product.price,
  };
  const { token } = customer;
  const placed = (await shop.request('POST', '/orders', { token, body })).body;
  const orderId = (placed as { insertedId: string }).insertedId;
  const review = { name: customer.name, email: customer.email, review: 'x', point: 1 };
  await shop.request('POST', '/reviews', { token, body: { ...review, productId: product.id } });
  const { handle } = (await shop.request('GET', `/services/${product.id}`)).body as Product;
  return [customer.email, admin.email, product.id, product.name, handle, orderId];
}

it(
  'answers any input without a server error, and changes nothing when it refuses',
  async () => {
    const document = apiDocument.parse((await shop.request('GET', '/openapi.json')).body);
    const known = await knownValues();
    const tokens = [
      undefined,
      'not.a.token',
      (await shop.customer()).token,
      (await shop.admin()).token,
    ];
    await createDigest();
    const digest = () => shop.sql('SELECT * FROM digest_tables()');
    let rows = await digest();

    /** Sends a request, and expects that it changes nothing if it is refused. */
    const expectNoChange = async (
      request: HostileRequest,
      token: string | undefined,
      attempts: number,
    ): Promise<void> => {
      const { method, path, body } = request;
      const { status } = await shop.request(method, path, { token, body });
      expect(status).toBeLessThan(500);
      const before = rows;
      rows = await digest();
      if (status < 400 || isDeepStrictEqual(rows, before)) return;
      // background work changes rows at any time, and a request whenever it is sent
      if (attempts === 0) expect(rows).toEqual(before);
      await wait(QUIET_MS);
      rows = await digest();
      await expectNoChange(request, token, attempts - 1);
    };
    await fc.assert(
      fc.asyncProperty(
        hostileRequests(document, known),
        fc.constantFrom(...tokens),
        (request, token) => expectNoChange(request, token, ATTEMPTS),
      ),
      { seed: 20_261_121, numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);

it.each([
  ['admin', 30],
  ['store', 10],
] as const)('answers invalid queries of /%s with a client error', async (area, minimum) => {
  const staff = await shop.stockAdmin();
  const lists = engineLists(area);
  expect(lists.length).toBeGreaterThan(minimum);
  for (const query of UNREADABLE_QUERIES) {
    const answers = lists.map(async (list) => {
      const path = `${list}?${query}`;
      const isStaffs = area === 'admin';
      const { status, body } = isStaffs
        ? await staff.request('GET', path.slice('/admin'.length))
        : await send('GET', shop.url + path);
      return { path, status, body };
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ status: expect.any(Number) as number });
      if (answer.status < 400) continue;
      expect(answer).toMatchObject({
        body: { code: expect.stringMatching(/^[a-z_]+$/) as string },
      });
      expect([answer.path, answer.status < 500]).toEqual([answer.path, true]);
    }
  }
});

it.each(['/admin/reservations/x', '/admin/variants/x/inventory', '/store/shipping-options/x'])(
  'answers 404 for %s, whose module is not installed',
  async (path) => {
    const { token } = await shop.admin();
    const answer = await send('GET', `${shop.url}${path}`, { token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

it('answers 401 of the stock admin in the contract’s shape', async () => {
  const answer = await send('GET', `${shop.url}/admin/products`);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
