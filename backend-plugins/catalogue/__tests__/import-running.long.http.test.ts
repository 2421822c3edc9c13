import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@harrow/processes/free-port';
import { send, type Answer } from '@harrow/testing/http';
import { shopping, until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

const ROWS = 400;
const PIECES = 50;

const shop = useTestShop();
let token: string;
let ids: { id: string; variantId: string; sku: string }[];

const headers = { 'content-type': 'text/csv' };
const load = (body: string, url = shop.url): Promise<Answer> =>
  send('POST', `${url}/services/import`, { token, body, headers });

/** A table that adds as many products, or changes them all: each gets this price. */
const table = (price: number): string =>
  [
    'sku,name,img,price,available,minimum,description',
    ...Array.from(
      { length: ROWS },
      (_, index) =>
        `R-${index},Part ${index} at ${price},/pictures/products/x.svg,${price},${PIECES + price},1,Text`,
    ),
  ].join('\n');

const prices = async (): Promise<number[]> => {
  const rows = await shop.sql<{ price: number }>(
    `SELECT DISTINCT price.amount / 100 AS price
       FROM product_variant variant
       JOIN product_variant_money_amount link ON link.variant_id = variant.id
       JOIN money_amount price ON price.id = link.money_amount_id
       JOIN product ON product.id = variant.product_id AND product.title LIKE '% at ' || price.amount / 100
      WHERE sku LIKE 'R-%' ORDER BY 1`,
  );
  return rows.map(({ price }) => price);
};
const left = async () =>
  (await shop.sql<{ left: number }>('SELECT count(*)::int AS left FROM product_import_row'))[0]
    ?.left ?? 0;
/** Resolves once some rows of an import have been written, and others have not. */
const inTheMiddle = () => until(left, (rows) => rows > 0 && rows < ROWS);
const done = () => until(left, (rows) => rows === 0);

beforeAll(async () => {
  ({ token } = await shop.admin());
  expect(await load(table(1))).toMatchObject({ status: 200, body: { created: ROWS } });
  ids = await shop.sql(
    `SELECT product_id AS id, id AS "variantId", sku FROM product_variant WHERE sku LIKE 'R-%'`,
  );
});

it('lets one import run at a time, in one process and in two', async () => {
  const other = await shop.startBackend(await freePort());
  const first = load(table(2));
  await inTheMiddle();
  for (const url of [shop.url, other]) {
    expect(await load(table(3), url)).toMatchObject({
      status: 409,
      body: { code: 'import_running' },
    });
  }
  expect(await first).toMatchObject({ status: 200, body: { updated: ROWS } });
  expect(await prices()).toEqual([2]);
  await shop.stopBackends(other);
});

describe('an import with a key', () => {
  const follow = (key: string) => send('GET', `${shop.url}/services/import/${key}`, { token });
  const unknown = {
    ...{ state: 'unknown', rows: 0, written: 0 },
    ...{ created: 0, updated: 0, unchanged: 0 },
  };
  const loadAs = (key: string, body: string) =>
    send('POST', `${shop.url}/services/import`, {
      token,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });

  it('can be followed from its acceptance on', async () => {
    expect(await follow('key-1')).toMatchObject({ status: 200, body: unknown });
    const running = loadAs('key-1', table(8));
    await inTheMiddle();
    const { body } = await follow('key-1');
    expect(body).toMatchObject({ state: 'running', rows: ROWS, created: 0, updated: ROWS });
    expect((body as { written: number }).written).toBeGreaterThan(0);
    await running;
    const done = { state: 'done', rows: ROWS, written: ROWS, created: 0, updated: ROWS };
    expect((await follow('key-1')).body).toEqual({ ...done, unchanged: 0 });
  });

  it('answers the same for the same key, and imports once', async () => {
    const again = await loadAs('key-1', table(8));
    expect(again).toMatchObject({ status: 200, body: { created: 0, updated: ROWS, changes: [] } });
    expect(await prices()).toEqual([8]);
  });

  it('refuses the key with another file, unless the file of its import is not known', async () => {
    expect(await loadAs('key-1', table(9))).toMatchObject({
      status: 422,
      body: {
        code: 'idempotency_key_reused',
        fields: { 'Idempotency-Key': 'This Idempotency-Key was used with another file.' },
      },
    });
    expect(await prices()).toEqual([8]);
    await shop.sql('UPDATE product_import SET file_hash = NULL');
    expect(await loadAs('key-1', table(9))).toMatchObject({ status: 200 });
  });

  it('is not known if its file was refused, and is shown to admins only', async () => {
    expect((await loadAs('key-2', 'sku,price\nR-1,0')).status).toBe(422);
    expect(await follow('key-2')).toMatchObject({ status: 200, body: unknown });
    const { token: theirs } = await shop.customer();
    const path = `${shop.url}/services/import/key-1`;
    expect((await send('GET', path, { token: theirs })).status).toBe(403);
    expect((await send('GET', path)).status).toBe(401);
  });
});

it('keeps what is bought while it runs', async () => {
  const people = shopping(shop);
  const before = await shop.sql<{ id: string; pieces: number }>(
    'SELECT id, inventory_quantity AS pieces FROM product_variant',
  );
  expect(before.length).toBeGreaterThan(ROWS);
  const person = await shop.customer();
  const last = ids.find(({ sku }) => sku === `R-${ROWS - 1}`);
  const product = { id: last?.id ?? '', variantId: last?.variantId ?? '', available: 0 };
  const running = load(table(4));
  await inTheMiddle();
  const bought = { ...product, name: `Part ${ROWS - 1} at 8`, price: 8 };
  const { status } = await people.place(person, bought, 3);
  expect(await running).toMatchObject({ status: 200 });
  // it was bought at the former price, or refused because of the new one
  expect(await people.stock(bought)).toBe(PIECES + 4 - (status === 201 ? 3 : 0));
  const found = await shop.sql<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM catalogue_search JOIN product ON product.id = product_id
      WHERE title LIKE 'Part % at %' AND (price <> 400 OR name NOT LIKE '% at 4')`,
  );
  expect(found).toEqual([{ wrong: 0 }]);
});

it('reserves its part numbers until they are written', async () => {
  const staff = await shop.stockAdmin();
  const product = await shop.product();
  const file = table(5).replaceAll('\nR-', '\nN-');
  const running = load(file);
  await inTheMiddle();
  const sku = (
    await shop.sql<{ sku: string }>(
      'SELECT sku FROM product_import_row ORDER BY number DESC LIMIT 1',
    )
  )[0]?.sku;
  const path = `/products/${product.id}/variants/${product.variantId}`;
  const spelled = sku?.toLowerCase().replace('-', ' ') ?? '';
  for (const given of [sku, spelled]) {
    const answer = await staff.request('POST', path, { body: { sku: given } });
    expect([409, 422]).toContain(answer.status);
  }
  expect(
    await shop.request('PATCH', `/services/${product.id}`, { token, body: { sku: spelled } }),
  ).toMatchObject({ status: 409, body: { code: 'sku_taken' } });
  expect(await running).toMatchObject({ status: 200, body: { created: ROWS } });
});

it('is finished by the next start after all processes were killed', async () => {
  const running = load(table(6)).catch(() => undefined);
  await inTheMiddle();
  await shop.killBackends();
  await running;
  expect((await prices()).length).toBeGreaterThan(1);
  await shop.startBackend();
  expect(await left()).toBe(0);
  expect(await prices()).toEqual([6]);
  // the history names who began it, for the rows of both processes
  const { email } = await shop.admin();
  const recorded = await shop.sql(
    `SELECT actor, count(DISTINCT subject)::int AS products FROM audit_entry
      WHERE name LIKE 'Part % at 6' AND after ? 'price' GROUP BY actor`,
  );
  expect(recorded).toEqual([{ actor: email, products: ROWS }]);
});

it('changes nothing if it is killed before it is accepted', async () => {
  const running = load(table(7)).catch(() => undefined);
  await wait(0);
  await shop.killBackends();
  await running;
  await shop.startBackend();
  await done();
  expect([[6], [7]]).toContainEqual(await prices());
});
