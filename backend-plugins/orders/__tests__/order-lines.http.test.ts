import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { atOnce, linesBody, orderBody, shopping, type TestLine } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
let staff: Person;
beforeAll(async () => {
  ada = await shop.customer(undefined, { name: 'Ada Lovelace', verified: true });
  staff = await shop.admin();
});

const place = (person: Person, body: unknown, key?: string) =>
  shop.request('POST', '/orders', {
    token: person.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });

const read = async (id: string, person = ada) =>
  (await shop.request('GET', `/orders/${id}`, { token: person.token })).body;

const stocks = (products: TestProduct[]) =>
  Promise.all(products.map((product) => shopper.stock(product)));

type Given = NonNullable<Parameters<typeof shop.product>[0]>;

const products = <const G extends Given[]>(...given: G) =>
  Promise.all(given.map((changes) => shop.product(changes))) as Promise<{
    [Place in keyof G]: TestProduct;
  }>;

const linesOf = (chosen: TestProduct[], quantity = 1): TestLine[] =>
  chosen.map((product) => ({ product, quantity }));

const refused = z.object({
  code: z.string(),
  lines: z.array(z.object({ productId: z.string(), code: z.string() }).loose()),
});

describe('POST /orders with lines', () => {
  it('places one order, takes the stock of each line and shows the lines', async () => {
    const [drill, filter] = await products(
      { available: 7, price: 12.5 },
      { available: 30, price: 0.35, minimum: 10 },
    );
    const lines = [
      { product: drill, quantity: 2 },
      { product: filter, quantity: 11 },
    ];
    const id = await shopper.orderLines(ada, lines, { poNumber: 'PO 4711' });
    expect(await stocks([drill, filter])).toEqual([5, 19]);
    expect(await read(id)).toMatchObject({
      product: `${drill.name} and 1 more`,
      productId: drill.id,
      quantity: 13,
      amount: 28.85,
      poNumber: 'PO 4711',
      lines: [
        { productId: drill.id, product: drill.name, quantity: 2, price: 12.5, amount: 25 },
        { productId: filter.id, product: filter.name, quantity: 11, price: 0.35, amount: 3.85 },
      ],
    });
    const list = z
      .array(z.object({ _id: z.string() }))
      .parse((await shop.request('GET', `/order?email=${ada.email}`, { token: ada.token })).body);
    expect(list.filter((order) => order._id === id)).toHaveLength(1);
  });

  it('is the same order as one product, for a list of one line', async () => {
    const [product] = await products({ available: 5, price: 3 });
    const id = await shopper.orderLines(ada, linesOf([product], 2));
    expect(await read(id)).toMatchObject({ product: product.name, quantity: 2, amount: 6 });
  });

  it('gives the stock of each line back when it is cancelled, once', async () => {
    const chosen = await products({ available: 7 }, { available: 9 });
    const id = await shopper.orderLines(ada, linesOf(chosen, 3));
    expect(await stocks(chosen)).toEqual([4, 6]);
    const answers = await atOnce(4, () => shopper.cancel(ada, id));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stocks(chosen)).toEqual([7, 9]);
  });

  it('is paid once, ships once, and counts for reviews, figures and searches of each line', async () => {
    const chosen = await products({ available: 7, price: 10 }, { available: 9, price: 5.5 });
    const id = await shopper.orderLines(ada, linesOf(chosen, 2));
    const intent = await shopper.intent(ada, 31, id);
    await shopper.payCard(intent);
    expect((await shopper.confirm(ada, id, intent.id)).status).toBe(200);
    expect((await shopper.ship(staff, id)).status).toBe(200);
    for (const product of chosen) {
      const review = { name: ada.name, email: ada.email, review: 'Good.', point: 5 };
      await shop.request('POST', '/reviews', {
        token: ada.token,
        body: { ...review, productId: product.id },
      });
      const detail = await shop.request('GET', `/reviews?all=true`);
      expect(detail.body).toContainEqual(
        expect.objectContaining({ productId: product.id, verified: true }),
      );
      const found = await shop.request('GET', `/orders?q=${encodeURIComponent(product.name)}`, {
        token: staff.token,
      });
      expect(found.body).toMatchObject([{ _id: id, shipped: true, amount: 31 }]);
    }
    const sales = await shop.sql<{ id: string; orders: number; pieces: number; paid: number }>(
      `SELECT product_id AS id, orders, pieces::int, paid::int FROM sales_counted WHERE product_id = ANY ($1)`,
      [chosen.map((product) => product.id)],
    );
    expect(sales).toEqual(
      expect.arrayContaining([
        { id: chosen[0].id, orders: 1, pieces: 2, paid: 2000 },
        { id: chosen[1].id, orders: 0, pieces: 2, paid: 1100 },
      ]),
    );
  });

  it('divides a refund among the lines to the cent', async () => {
    const chosen = await products({ price: 10 }, { price: 10 }, { price: 10 });
    const id = await shopper.orderLines(ada, linesOf(chosen));
    const shares = await shop.sql<{ share: number }>(
      'SELECT share::int FROM divided_among_lines($1, 100)',
      [id],
    );
    expect(shares.map(({ share }) => share).toSorted()).toEqual([33, 33, 34]);
  });

  it('has a row in the table of orders for the order, or for each line', async () => {
    const chosen = await products({ price: 10 }, { price: 5.5 });
    const id = await shopper.orderLines(ada, linesOf(chosen, 2), { poNumber: 'PO 4712' });
    const q = `q=${encodeURIComponent(id)}`;
    const rows = async (query: string) => {
      const { body } = await shop.request('GET', `/orders.csv?${query}`, { token: staff.token });
      return String(body).trim().split('\r\n').slice(1);
    };
    expect(await rows(q)).toHaveLength(1);
    const lines = await rows(`${q}&lines=true`);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(chosen[1].id);
    expect(lines[1]).toContain('PO 4712');
  });
});

describe('a refused list', () => {
  it('names every line at fault, and takes nothing', async () => {
    const [short, few, fine] = await products(
      { available: 2 },
      { available: 50, minimum: 10 },
      { available: 5 },
    );
    const body = linesBody(ada, linesOf([short, few, fine], 3));
    const unsold = { productId: 'prod_unsold', quantity: 1 };
    const answer = await place(ada, { ...body, lines: [...body.lines, unsold] });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'out_of_stock',
      available: 2,
      lines: [
        { productId: short.id, code: 'out_of_stock', available: 2 },
        { productId: few.id, code: 'below_minimum', minimum: 10 },
        { productId: 'prod_unsold', code: 'not_found' },
      ],
    });
    expect(await stocks([short, few, fine])).toEqual([2, 50, 5]);
  });

  it('has the right sum, and the amount of each line, when a price has changed', async () => {
    const chosen = await products({ price: 10 }, { price: 5.5 });
    const answer = await place(ada, linesBody(ada, linesOf(chosen, 2), { amount: 30.99 }));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'price_changed', amount: 31, currency: 'usd' });
    expect(refused.parse(answer.body).lines).toEqual([
      { productId: chosen[0].id, code: 'price_changed', amount: 20 },
      { productId: chosen[1].id, code: 'price_changed', amount: 11 },
    ]);
  });

  it.each([
    ['no lines', () => []],
    ['a product twice', (id: string) => [line(id), line(id)]],
    ['more than 100 lines', () => Array.from({ length: 101 }, (_, n) => line(`prod_${n}`))],
    ['half a piece', (id: string) => [{ productId: id, quantity: 0.5 }]],
    ['a text', () => 'prod_1'],
    ['null', () => null],
  ])('with %s breaks a rule', async (_what, lines) => {
    const [product] = await products({});
    const body = { ...linesBody(ada, linesOf([product])), lines: lines(product.id) };
    expect(await place(ada, body)).toMatchObject({ status: 422 });
  });

  it('requires product and quantity where there are no lines', async () => {
    expect(await place(ada, {})).toMatchObject({
      status: 422,
      body: { fields: { product: 'This is required.', quantity: 'This is required.' } },
    });
  });

  it('may have a number of the customer of at most 40 characters', async () => {
    const [product] = await products({ available: 3 });
    const body = (poNumber: string) => linesBody(ada, linesOf([product]), { poNumber });
    expect((await place(ada, body('5'.repeat(41)))).status).toBe(422);
    expect((await place(ada, body('Üñ 🚜 4711'))).status).toBe(201);
  });
});

const line = (productId: string) => ({ productId, quantity: 1 });

it('is placed once under an idempotency key', async () => {
  const chosen = await products({ available: 9 }, { available: 9 });
  const body = linesBody(ada, linesOf(chosen));
  const key = randomUUID();
  const answers = await atOnce(5, () => place(ada, body, key));
  expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await stocks(chosen)).toEqual([8, 8]);
  expect((await place(ada, { ...body, lines: body.lines.toReversed() }, key)).status).toBe(422);
});

it('never sells more than there is, of crossed lists and single orders at once', async () => {
  const chosen = await Promise.all(
    Array.from({ length: 6 }, () => shop.product({ available: 12 })),
  );
  const people = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const sold = new Map(chosen.map(({ id }) => [id, 0]));
  const answers = await Promise.all(
    people.flatMap((person, n) =>
      Array.from({ length: 4 }, async (_, round) => {
        const own = chosen
          .toSorted((one, other) => mixed(one.id, n, round) - mixed(other.id, n, round))
          .slice(0, 1 + ((n + round) % 4));
        const lines = linesOf(own, 1 + (n % 3));
        const [first] = lines;
        const body =
          lines.length === 1 && first
            ? orderBody(person, first.product, first.quantity)
            : linesBody(person, lines);
        const { status } = await place(person, body);
        if (status === 201) {
          for (const { product, quantity } of lines)
            sold.set(product.id, (sold.get(product.id) ?? 0) + quantity);
        }
        return status;
      }),
    ),
  );
  expect(answers.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers).toContain(409);
  expect(await stocks(chosen)).toEqual(chosen.map(({ id }) => 12 - (sold.get(id) ?? 0)));
});

/** A number that sorts products differently for each buyer and round. */
const mixed = (id: string, n: number, round: number): number =>
  Array.from(id).reduce(
    (hash, letter) => (hash * 31 + letter.charCodeAt(0) * (n + 7 * round + 1)) % 9973,
    7,
  );
