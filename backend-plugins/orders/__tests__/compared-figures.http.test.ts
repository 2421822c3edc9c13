import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Figures, figuresSchema } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { linesBody, shopping, type TestLine } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let staff: Person;
let tractor: TestProduct;
let filter: TestProduct;
let plain: TestProduct;

const own = randomUUID().slice(0, 8);
const TRACTORS = { handle: `tractors-${own}`, name: 'Tractors' };
const PARTS = { handle: `parts-${own}`, name: 'Parts' };

const addCategory = ({ handle, name }: typeof PARTS, parent: string | null = null) =>
  shop.sql(
    `INSERT INTO product_category (id, name, handle, mpath, is_active, is_internal, rank, parent_category_id)
     VALUES ($1::varchar, $2, $1, $1 || '.', true, false, 100, $3)`,
    [handle, name, parent],
  );

const putInto = ({ id }: TestProduct, { handle }: typeof PARTS) =>
  shop.sql(
    `INSERT INTO product_category_product (product_id, product_category_id) VALUES ($1, $2)`,
    [id, handle],
  );

/** No other test has orders in these years. */
async function soldAt(day: string, ada: Person, lines: TestLine[]): Promise<string> {
  const orderId = await shopper.orderLines(ada, lines);
  const { amount } = linesBody(ada, lines);
  const intent = await shopper.intent(ada, amount, orderId);
  await shopper.payCard(intent);
  await shopper.confirm(ada, orderId, intent.id);
  await shop.sql('UPDATE storefront_order SET paid_at = $2 WHERE order_id = $1', [
    orderId,
    `${day}T12:00:00Z`,
  ]);
  return orderId;
}

beforeAll(async () => {
  const ada = await shop.customer();
  staff = await shop.admin();
  tractor = await shop.product({ available: 100, price: 100 });
  filter = await shop.product({ available: 100, price: 12.37 });
  plain = await shop.product({ available: 100, price: 3 });
  await addCategory(TRACTORS);
  await addCategory(PARTS, TRACTORS.handle);
  await putInto(tractor, TRACTORS);
  await putInto(filter, TRACTORS); // and deeper in the next
  await putInto(filter, PARTS);
  await soldAt('2012-03-10', ada, [
    { product: tractor, quantity: 1 },
    { product: filter, quantity: 3 },
  ]);
  const refunded = await soldAt('2012-03-12', ada, [{ product: tractor, quantity: 1 }]);
  await shopper.refund(refunded, 3333);
  await shop.sql(`UPDATE refund SET created_at = '2012-03-13T12:00:00Z' WHERE order_id = $1`, [
    refunded,
  ]);
  await soldAt('2012-03-07', ada, [{ product: filter, quantity: 2 }]);
  await soldAt('2011-03-11', ada, [{ product: plain, quantity: 7 }]);
  await soldAt('2012-02-29', ada, [{ product: plain, quantity: 1 }]);
});

const ask = (path: string) => shop.request('GET', path, { token: staff.token });

async function figures(query: string): Promise<Figures> {
  const { status, body } = await ask(`/figures?${query}`);
  expect(status).toBe(200);
  return figuresSchema.parse(body);
}

const SPAN = 'from=2012-03-09&to=2012-03-13';

it('counts each product in the deepest of its categories, after refunds, to the cent', async () => {
  expect(await figures(SPAN)).toMatchObject({
    ...{ from: '2012-03-09', to: '2012-03-13', comparison: null },
    ...{ revenue: 203.78, orders: 2, pieces: 5, averageOrder: 101.89, refunded: 33.33 },
    byCategory: [
      { category: TRACTORS, pieces: 2, revenue: 166.67, former: null },
      { category: PARTS, pieces: 3, revenue: 37.11, former: null },
    ],
  });
});

it('compares with the span just before, which is as long', async () => {
  const { comparison, byCategory, ...shown } = await figures(`${SPAN}&compare=before`);
  expect(comparison).toEqual({
    ...{ from: '2012-03-04', to: '2012-03-08' },
    ...{ revenue: 24.74, orders: 1, pieces: 2, averageOrder: 24.74, refunded: 0 },
    series: [
      { from: '2012-03-04', revenue: 0, orders: 0 },
      { from: '2012-03-05', revenue: 0, orders: 0 },
      { from: '2012-03-06', revenue: 0, orders: 0 },
      { from: '2012-03-07', revenue: 24.74, orders: 1 },
      { from: '2012-03-08', revenue: 0, orders: 0 },
    ],
    products: [{ _id: filter.id, pieces: 2, revenue: 24.74 }],
  });
  expect(byCategory.map(({ former }) => former)).toEqual([
    { pieces: 0, revenue: 0 },
    { pieces: 2, revenue: 24.74 },
  ]);
  const { comparison: none, byCategory: alone, ...same } = await figures(SPAN);
  expect(shown).toEqual(same);
  expect([none, alone.length]).toEqual([null, 2]);
});

it('compares with the same days a year before, with the categories of that span alone', async () => {
  const { comparison, byCategory } = await figures(`${SPAN}&compare=year`);
  expect(comparison).toMatchObject({
    ...{ from: '2011-03-09', to: '2011-03-13', revenue: 21, orders: 1, products: [] },
  });
  expect(byCategory.at(-1)).toEqual({
    ...{ category: null, pieces: 0, revenue: 0 },
    former: { pieces: 7, revenue: 21 },
  });
});

it.each(['week', 'month'])('has the days that correspond in each entry by %s', async (by) => {
  const { series, comparison } = await figures(
    `from=2012-03-09&to=2012-04-20&by=${by}&compare=before`,
  );
  expect(comparison).toMatchObject({ from: '2012-01-26', to: '2012-03-08', revenue: 27.74 });
  expect(comparison?.series).toHaveLength(series.length);
  const cents = comparison?.series.map(({ revenue }) => Math.round(revenue * 100));
  expect(cents?.reduce((sum, revenue) => sum + revenue, 0)).toBe(2774);
});

it('counts February 29 with the 28th a year later', async () => {
  const { comparison } = await figures('from=2013-02-27&to=2013-03-01&compare=year');
  expect(comparison?.series).toEqual([
    { from: '2012-02-27', revenue: 0, orders: 0 },
    { from: '2012-02-28', revenue: 3, orders: 1 },
    { from: '2012-03-01', revenue: 0, orders: 0 },
  ]);
});

it('answers an unknown comparison with 422', async () => {
  expect(await ask('/figures?compare=decade')).toMatchObject({
    status: 422,
    body: { fields: { compare: expect.any(String) as unknown } },
  });
});

describe('GET /figures.csv', () => {
  const table = async (query: string) => {
    const { status, headers, body } = await ask(`/figures.csv?${query}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="figures.csv"');
    return z.string().parse(body).split('\r\n');
  };

  it('has the sums, the series, the products and the categories of both spans', async () => {
    const [header, all, ...rows] = await table(`${SPAN}&compare=before`);
    expect(header).toBe(
      'part,name,currency,from,to,orders,pieces,revenue,average order,refunded,compared from,compared to,' +
        'compared orders,compared pieces,compared revenue,compared average order,compared refunded',
    );
    expect(all).toBe(
      'all,,usd,2012-03-09,2012-03-13,2,5,203.78,101.89,33.33,2012-03-04,2012-03-08,1,2,24.74,24.74,0',
    );
    expect(rows).toEqual([
      'day,,usd,2012-03-09,,0,,0,,,2012-03-04,,0,,0,,',
      'day,,usd,2012-03-10,,1,,137.11,,,2012-03-05,,0,,0,,',
      'day,,usd,2012-03-11,,0,,0,,,2012-03-06,,0,,0,,',
      'day,,usd,2012-03-12,,1,,100,,,2012-03-07,,1,,24.74,,',
      'day,,usd,2012-03-13,,0,,-33.33,,,2012-03-08,,0,,0,,',
      `product,${tractor.name},usd,,,,2,166.67,,,,,,0,0,,`,
      `product,${filter.name},usd,,,,3,37.11,,,,,,2,24.74,,`,
      'category,Tractors,usd,,,,2,166.67,,,,,,0,0,,',
      'category,Parts,usd,,,,3,37.11,,,,,,2,24.74,,',
      '',
    ]);
  });

  it('leaves the cells of a comparison empty that nobody asked for', async () => {
    expect((await table(SPAN))[1]).toBe(
      'all,,usd,2012-03-09,2012-03-13,2,5,203.78,101.89,33.33,,,,,,,',
    );
  });

  it('disarms formulas', async () => {
    await shop.sql(`UPDATE product_category SET name = '=1+1' WHERE handle = $1`, [PARTS.handle]);
    expect(await table(SPAN)).toContain("category,'=1+1,usd,,,,3,37.11,,,,,,,,,");
    await shop.sql('UPDATE product_category SET name = $2 WHERE handle = $1', [
      PARTS.handle,
      PARTS.name,
    ]);
  });

  it('is for managers', async () => {
    expect((await shop.request('GET', '/figures.csv')).status).toBe(401);
    const { token } = await shop.customer();
    expect((await shop.request('GET', '/figures.csv', { token })).status).toBe(403);
  });
});
