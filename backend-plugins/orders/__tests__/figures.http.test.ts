import { type Figures, figuresSchema } from '@harrow/contract';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';

const EMPTY = {
  ...{ revenue: 0, orders: 0, pieces: 0, averageOrder: 0, refunded: 0, topProducts: [], toShip: 0 },
  unpaid: { orders: 0, amount: 0, byAge: [] },
};

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
let tractor: TestProduct;
beforeAll(async () => {
  await shop.sql(`UPDATE product SET status = 'draft'`); // only these are on sale
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  tractor = await shop.product({ available: 100, price: 100 });
});

const ask = async (query = '', token = admin.token) =>
  await shop.request('GET', `/figures${query}`, { token });

async function figures(query = ''): Promise<Figures> {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return figuresSchema.parse(body);
}

const today = () => new Date().toISOString().slice(0, 10);

/** Moves the payment of an order, and the order itself, to another time. */
const payAt = (orderId: string, moment: string) =>
  shop.sql(`UPDATE storefront_order SET paid_at = $2, placed_at = $2 WHERE order_id = $1`, [
    orderId,
    moment,
  ]);

it('is for admins', async () => {
  expect((await shop.request('GET', '/figures')).status).toBe(401);
  expect((await ask('', ada.token)).status).toBe(403);
});

it.each([
  ['from=yesterday', 'from'],
  ['to=2026-13-01', 'to'],
  ['from=2026-02-02&to=2026-02-01', 'from'],
  ['from=1990-01-01&to=2026-01-01', 'from'],
  ['by=year', 'by'],
  ['by=day&by=week', 'by'],
])('answers ?%s with 422', async (query, field) => {
  const answer = await ask(`?${query}`);
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as unknown } },
  });
});

it('has a zero for each of the last 30 days in a new shop', async () => {
  const answer = await figures();
  expect(answer).toMatchObject({ currency: 'usd', ...EMPTY, lowStock: [] });
  expect(answer.series).toHaveLength(30);
  expect(answer.series.at(-1)).toEqual({ from: today(), revenue: 0, orders: 0 });
});

describe('with orders', () => {
  let plow: TestProduct;
  const moments = ['2026-02-27T23:59:59Z', '2026-02-28T00:00:00Z', '2026-03-02T12:00:00Z'];
  beforeAll(async () => {
    plow = await shop.product({ available: 100, price: 12.5 });
    for (const [place, moment] of moments.entries()) {
      const { orderId } = await shopper.paidOrder(ada, place === 2 ? plow : tractor, place + 1);
      await payAt(orderId, moment);
    }
  });

  it('adds up what was paid in the span, by day', async () => {
    expect(await figures('?from=2026-02-27&to=2026-03-02')).toMatchObject({
      ...{ revenue: 337.5, orders: 3, pieces: 6, averageOrder: 112.5, refunded: 0 },
      series: [
        { from: '2026-02-27', revenue: 100, orders: 1 },
        { from: '2026-02-28', revenue: 200, orders: 1 },
        { from: '2026-03-01', revenue: 0, orders: 0 },
        { from: '2026-03-02', revenue: 37.5, orders: 1 },
      ],
      topProducts: [
        { _id: tractor.id, name: tractor.name, pieces: 3, revenue: 300 },
        { _id: plow.id, name: plow.name, pieces: 3, revenue: 37.5 },
      ],
      toShip: 3,
    });
  });

  it('adds up by week from Monday, and by month, only what is in the span', async () => {
    expect((await figures('?from=2026-02-28&to=2026-03-02&by=week')).series).toEqual([
      { from: '2026-02-23', revenue: 200, orders: 1 },
      { from: '2026-03-02', revenue: 37.5, orders: 1 },
    ]);
    expect((await figures('?from=2026-02-28&to=2026-03-02&by=month')).series).toEqual([
      { from: '2026-02-01', revenue: 200, orders: 1 },
      { from: '2026-03-01', revenue: 37.5, orders: 1 },
    ]);
  });

  it('includes the days that its moments touch', async () => {
    const { series } = await figures('?from=2026-02-28T08:00:00Z&to=2026-03-01T00:00:01Z');
    expect(series.map(({ from }) => from)).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('subtracts refunds on the day when they are made, and lists them', async () => {
    const { orderId } = await shopper.paidOrder(ada, plow, 4);
    await shopper.refund(orderId, 1250);
    expect(await figures(`?from=${today()}`)).toMatchObject({
      ...{ revenue: 37.5, orders: 1, pieces: 4, averageOrder: 37.5, refunded: 12.5 },
      topProducts: [{ _id: plow.id, pieces: 4, revenue: 37.5 }],
    });
    await shopper.refund(orderId, 3750);
    expect(await figures(`?from=${today()}`)).toMatchObject({
      ...{ revenue: 0, orders: 1, averageOrder: 0, refunded: 50, topProducts: [], toShip: 3 },
    });
  });

  it('leaves out orders in another currency', async () => {
    const { orderId } = await shopper.paidOrder(ada, plow);
    const before = await figures();
    await shop.sql(`UPDATE "order" SET currency_code = 'eur' WHERE id = $1`, [orderId]);
    await shop.sql('SELECT recount_sales()');
    const after = await figures();
    expect(after).toMatchObject({ orders: before.orders - 1, toShip: before.toShip });
  });
});

it('counts a paid order until it is shipped', async () => {
  const { orderId } = await shopper.paidOrder(ada, tractor);
  const { toShip } = await figures();
  await shopper.ship(admin, orderId);
  expect((await figures()).toShip).toBe(toShip - 1);
});

it('has the unpaid orders by days of age', async () => {
  const ages = [1, 23, 25, 100, 2000];
  for (const hours of ages) {
    const orderId = await shopper.order(ada, tractor);
    await shop.sql(
      `UPDATE storefront_order SET placed_at = now() - make_interval(hours => $2) WHERE order_id = $1`,
      [orderId, hours],
    );
  }
  expect((await figures()).unpaid).toEqual({
    orders: 5,
    amount: 500,
    byAge: [
      { fromHours: 0, orders: 2, amount: 200 },
      { fromHours: 24, orders: 1, amount: 100 },
      { fromHours: 96, orders: 1, amount: 100 },
      { fromHours: 720, orders: 1, amount: 100 },
    ],
  });
});

describe('low stock', () => {
  const withMinimum = async (available: number, minimum: unknown) => {
    const product = await shop.product({ available });
    await shop.sql(
      `UPDATE product SET metadata = jsonb_build_object('minimum', $2::jsonb) WHERE id = $1`,
      [product.id, JSON.stringify(minimum)],
    );
    return product;
  };
  const lowIds = async () => (await figures()).lowStock.map(({ _id }) => _id);

  it('lists what is below twice its minimum, the scarcest first', async () => {
    const some = await withMinimum(19, 10);
    await withMinimum(20, 10);
    const sold = await withMinimum(0, 5);
    const last = await withMinimum(1, 'x');
    expect((await figures()).lowStock).toMatchObject([
      { _id: sold.id, name: sold.name, available: 0, minimum: 5 },
      { _id: last.id, name: last.name, available: 1, minimum: 1 },
      { _id: some.id, name: some.name, available: 19, minimum: 10 },
    ]);
  });

  it('lists at most ten, and no product that is not sold', async () => {
    const gone = await withMinimum(0, 1);
    await shop.sql(`UPDATE product SET status = 'draft' WHERE id = $1`, [gone.id]);
    for (let left = 0; left < 10; left += 1) await withMinimum(0, 1);
    const ids = await lowIds();
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(gone.id);
  });
});
