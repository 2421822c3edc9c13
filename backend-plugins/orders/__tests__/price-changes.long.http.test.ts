import { randomUUID } from 'node:crypto';
import { freePort } from '@harrow/processes/free-port';
import { asPrices, priceLists, type Step } from '@harrow/testing/price-lists';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { atOnce, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';

const shop = useTestShop({ MAX_UNPAID_ORDERS: '0' });
const shopper = shopping(shop);
const lists = priceLists(shop);
let ada: Person;
let product: TestProduct;
beforeAll(async () => {
  await shop.startBackend(await freePort());
  ada = await shop.customer(undefined, { verified: true });
  product = await shop.product({ price: 10, available: 100_000 });
});

/** The steps that the next two answers show, which come from both backends. */
async function shownSteps(subject: TestProduct): Promise<Step[]> {
  const [one, other] = [await lists.shownSteps(subject), await lists.shownSteps(subject)];
  expect(other).toEqual(one);
  return one;
}

type Amount = { amount: number; min: number | null; max: number | null };

const MAX_QUANTITY = 40;

/** The steps as the lists of the database say, counted price by price. */
async function expectedSteps({ variantId }: TestProduct): Promise<Step[]> {
  const amounts = await shop.sql<Amount>(
    `SELECT amount, min_quantity AS min, max_quantity AS max FROM money_amount ma
       JOIN product_variant_money_amount link ON link.money_amount_id = ma.id
       JOIN price_list list ON list.id = ma.price_list_id
      WHERE link.variant_id = $1 AND ma.deleted_at IS NULL AND list.deleted_at IS NULL
        AND list.status = 'active' AND currency_code = 'usd'
        AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
        AND list.id NOT IN (SELECT price_list_id FROM price_list_customer_groups)`,
    [variantId],
  );
  const steps: Step[] = [];
  for (let quantity = 1; quantity <= MAX_QUANTITY; quantity += 1) {
    const fitting = amounts.filter(
      ({ min, max }) => quantity >= (min ?? 0) && quantity <= (max ?? Infinity),
    );
    const price = Math.min(1000, ...fitting.map(({ amount }) => amount)) / 100;
    if (steps.at(-1)?.price !== price) steps.push({ quantity, price });
  }
  return steps;
}

/** The changes that staff and the database's owner make, each at random. */
function changes(random: (end: number) => number, group: string) {
  const [now, later] = [
    new Date(Date.now() - 60_000).toISOString(),
    new Date(Date.now() + 3_600_000).toISOString(),
  ];
  const amount = () => {
    const min = random(3) === 0 ? undefined : 1 + random(20);
    const max = random(2) === 0 ? undefined : (min ?? 1) + random(15);
    return { product, amount: 500 + random(700), min_quantity: min, max_quantity: max };
  };
  const amounts = () => Array.from({ length: 1 + random(3) }, amount);
  const someList = async () => {
    const found = await shop.sql<{ id: string }>(
      'SELECT id FROM price_list WHERE deleted_at IS NULL ORDER BY id',
    );
    return found[random(found.length)]?.id ?? (await lists.create(amounts()));
  };
  const set = (fields: object) => async () =>
    await lists.post(`/price-lists/${await someList()}`, fields);
  const run = (sql: string) => async () => await shop.sql(sql, [await someList()]);
  return [
    () => lists.create(amounts(), { status: random(4) === 0 ? 'draft' : 'active' }),
    () => lists.create(amounts(), { customer_groups: [{ id: group }] }),
    set({ status: 'draft' }),
    set({ status: 'active' }),
    set({ starts_at: later, ends_at: null }),
    set({ starts_at: null, ends_at: null }),
    set({ starts_at: null, ends_at: now }),
    set({ customer_groups: [{ id: group }] }),
    set({ customer_groups: [] }),
    async () =>
      await lists.post(`/price-lists/${await someList()}/prices/batch`, {
        prices: asPrices(amounts()),
        override: random(2) === 0,
      }),
    async () => await lists.remove(`/price-lists/${await someList()}`),
    async () =>
      await lists.remove(`/price-lists/${await someList()}/products/${product.id}/prices`),
    run('UPDATE money_amount SET amount = amount - 20 WHERE price_list_id = $1'),
    run('UPDATE money_amount SET min_quantity = 4, max_quantity = 9 WHERE price_list_id = $1'),
    run('UPDATE money_amount SET deleted_at = now() WHERE price_list_id = $1'),
    run('UPDATE price_list SET deleted_at = now() WHERE id = $1'),
    run('DELETE FROM price_list_customer_groups WHERE price_list_id = $1'),
    run(`DELETE FROM product_variant_money_amount WHERE money_amount_id IN
           (SELECT id FROM money_amount WHERE price_list_id = $1)`),
    run('DELETE FROM price_list WHERE id = $1'),
  ];
}

it(`shows every change of lists, amounts and groups in the next answer (seed ${seed})`, async () => {
  const random = seededRandom();
  const possible = changes(random, await lists.group([]));
  for (let turn = 0; turn < 80; turn += 1) {
    const index = turn < possible.length ? turn : random(possible.length);
    await possible[index]?.();
    const [shown, expected] = [await shownSteps(product), await expectedSteps(product)];
    expect({ turn, index, shown }).toEqual({ turn, index, shown: expected });
    const { quantity, price } = shown.at(-1) ?? { quantity: 0, price: 0 };
    const amount = Math.round(price * 100 * quantity) / 100;
    expect((await shopper.place(ada, product, quantity, { amount })).status).toBe(201);
  }
}, 240_000);

it('gives each order at the moment of a change a total that was valid', async () => {
  const changing = await shop.product({ price: 10, available: 100_000 });
  const list = await lists.create([{ product: changing, amount: 800 }]);
  let isOver = false;
  const flips = (async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await lists.post(`/price-lists/${list}`, { status: turn % 2 === 0 ? 'draft' : 'active' });
    }
    isOver = true;
  })();
  const answers = await atOnce(6, async (index) => {
    const found = [];
    const expected = index % 2 === 0 ? 10 : 8;
    while (!isOver) {
      const answer = await shopper.place(ada, changing, 1, { amount: expected });
      if (answer.status !== 201) {
        expect(answer.body).toMatchObject({ code: 'price_changed', amount: 18 - expected });
      }
      found.push(answer);
    }
    return found;
  });
  await flips;
  const counts = countStatuses(answers.flat());
  expect(Object.keys(counts)).toEqual(['201', '409']);
  const totals = await shop.sql<{ total: number; price: number }>(
    `SELECT DISTINCT so.amount AS total, unit_price AS price FROM storefront_order so
       JOIN line_item USING (order_id) WHERE so.product_id = $1 ORDER BY 1`,
    [changing.id],
  );
  expect(totals).toEqual([
    { total: 800, price: 800 },
    { total: 1000, price: 1000 },
  ]);
  expect(await shopper.place(ada, changing, 3, { amount: 30 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', amount: 24, currency: 'usd' },
  });
}, 60_000);

it('records the amounts of a statement once for each product, or in one row for all', async () => {
  const list = await lists.create([], { name: `Many ${randomUUID()}` });
  const insert = async (variants: number) =>
    await shop.sql<{ product_id: string; count: number }>(
      `WITH before AS MATERIALIZED (SELECT pg_current_xact_id() AS xid),
            ids AS (SELECT v.id, n, 'ma_' || gen_random_uuid() AS amount_id
                      FROM (SELECT id FROM product_variant ORDER BY id LIMIT $2) v,
                           generate_series(1, 5) n),
            amounts AS (INSERT INTO money_amount (id, currency_code, amount, price_list_id)
                        SELECT amount_id, 'usd', 5, $1 FROM ids),
            links AS (INSERT INTO product_variant_money_amount (id, variant_id, money_amount_id)
                      SELECT 'pvma_' || gen_random_uuid(), id, amount_id FROM ids)
       SELECT xid::text FROM before`,
      [list, variants],
    );
  const recorded = async (rows: object[]) => {
    const [{ xid } = { xid: '' }] = rows as { xid: string }[];
    const found = await shop.sql<{ product_id: string; moves: boolean }>(
      'SELECT DISTINCT product_id, moves FROM catalogue_change WHERE xid = $1::xid8',
      [xid],
    );
    return found.map(({ product_id: id, moves }) => (moves ? 'moves' : id === '*' ? 'all' : 'one'));
  };
  expect(await recorded(await insert(3))).toEqual(['one', 'one', 'one']);
  await shop.sql(
    `INSERT INTO product (id, title) SELECT 'prod_many_' || n, 'Part' FROM generate_series(1, 200) n`,
  );
  await shop.sql(
    `INSERT INTO product_variant (id, title, product_id, inventory_quantity)
     SELECT 'variant_many_' || n, 'Part', 'prod_many_' || n, 0 FROM generate_series(1, 200) n`,
  );
  expect(await recorded(await insert(150))).toEqual(['all']);
});

it('begins a list at the next start whose time came while no backend ran', async () => {
  const late = await shop.product({ price: 10 });
  const starts_at = new Date(Date.now() + 1500).toISOString();
  await lists.create([{ product: late, amount: 400 }], { starts_at });
  expect(await shownSteps(late)).toEqual([{ quantity: 1, price: 10 }]);
  await shop.killBackends();
  await until(
    () =>
      shop.sql('SELECT FROM price_list WHERE starts_at = $1 AND starts_at <= now()', [starts_at]),
    (rows) => rows.length === 1,
  );
  await shop.startBackend();
  expect(await shownSteps(late)).toEqual([{ quantity: 1, price: 4 }]);
  expect((await shopper.place(ada, late, 1, { amount: 4 })).status).toBe(201);
});
