import fc from 'fast-check';
import { startTestShop, type TestShop } from '../../dev/test-support/test-shop.ts';
import { apiDocument, hostileRequests, type HostileRequest } from './hostile-values.ts';

/** A seed of one's own and more runs hunt further: `FUZZ_SEED=1 FUZZ_RUNS=20000`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 800);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/**
 * One query that sums up every row of every table but one: the payment provider reports what earlier
 * requests did, whenever it likes.
 */
async function digestQuery(): Promise<string> {
  const tables = await shop.sql<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND table_name <> 'stripe_event' ORDER BY 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `(SELECT coalesce(md5(string_agg(row::text, ',' ORDER BY row::text)), '') FROM ${name} AS row)`,
  );
  return `SELECT md5(${sums.join(' || ')}) AS digest`;
}

/** Ids and emails that exist, so that hostile requests also reach what lies behind the parsers. */
async function knownThings(): Promise<string[]> {
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
  return [customer.email, admin.email, product.id, product.name, orderId];
}

it('answers anything with the documented refusal, and a refusal has changed nothing', async () => {
  const document = apiDocument.parse((await shop.request('GET', '/openapi.json')).body);
  const known = await knownThings();
  const tokens = [
    undefined,
    'not.a.token',
    (await shop.customer()).token,
    (await shop.admin()).token,
  ];
  const query = await digestQuery();
  const digest = async () => (await shop.sql<{ digest: string }>(query))[0]?.digest;
  let rows = await digest();

  const holds = async (request: HostileRequest, token: string | undefined) => {
    const { method, path, body } = request;
    const { status } = await shop.request(method, path, { token, body });
    expect(status).toBeLessThan(500);
    const after = await digest();
    if (status >= 400) expect(after).toBe(rows);
    rows = after;
  };
  await fc.assert(
    fc.asyncProperty(hostileRequests(document, known), fc.constantFrom(...tokens), holds),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
});
