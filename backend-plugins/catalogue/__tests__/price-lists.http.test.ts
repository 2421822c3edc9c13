import { asPrices, priceLists } from '@harrow/testing/price-lists';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { TestProduct } from '@harrow/testing/shop';

const shop = useSharedShop();
const lists = priceLists(shop);
let staff: StockAdmin;
let product: TestProduct;
beforeAll(async () => {
  staff = await shop.stockAdmin();
  product = await shop.product({ price: 10 });
});

const amountsOf = async (list: string) =>
  await shop.sql<{ id: string; amount: number }>(
    'SELECT id, amount FROM money_amount WHERE price_list_id = $1 ORDER BY amount',
    [list],
  );

const EURO = { currency_code: 'eur' };
const refused: [string, object, RegExp][] = [
  ['another currency', EURO, /sells in USD: another amount would have no effect/],
  ['another region', { currency_code: undefined, region_id: 'reg_x' }, /sells in the region .+/],
  ['nothing', { amount: 0 }, /must be more than 0/],
  ['less than nothing', { amount: -5 }, /must be more than 0/],
  ['more than an order can hold', { amount: 3_000_000_000 }, /more than an order can hold/],
  ['no piece', { min_quantity: 0 }, /must be at least 1/],
  ['more pieces than there can be', { max_quantity: 2_000_000_000 }, /must be at most/],
  ['bounds that no quantity is in', { min_quantity: 9, max_quantity: 8 }, /not be less than min/],
];

describe.each([
  ['in a new list', (list: string) => [`/price-lists`, list] as const],
  ['in a list', (list: string) => [`/price-lists/${list}`, list] as const],
  ['in the amounts of a list', (list: string) => [`/price-lists/${list}/prices/batch`] as const],
])('an amount %s', (_, pathOf) => {
  it.each(refused)('is refused for %s', async (_title, changes, message) => {
    const list = await lists.create([{ product, amount: 900 }]);
    const prices = [{ ...asPrices([{ product, amount: 800 }])[0], ...changes }];
    const [path, name] = pathOf(list);
    const fields = name ? { name, description: name, type: 'sale' } : {};
    const answer = await staff.request('POST', path, { body: { ...fields, prices } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_data', message: expect.stringMatching(message) as unknown },
    });
    expect(await amountsOf(list)).toMatchObject([{ amount: 900 }]);
  });
});

it('counts an amount for the region of the shop', async () => {
  const [region] = await shop.sql<{ id: string }>('SELECT id FROM region');
  const price = { variant_id: product.variantId, amount: 850, region_id: region?.id };
  const list = await lists.create([], { prices: [price] });
  const { body } = await shop.request('GET', `/services/${product.id}/price-steps`);
  expect(body).toMatchObject({ data: [{ quantity: 1, price: 8.5 }] });
  await lists.remove(`/price-lists/${list}`);
});

it('changes, adds, replaces and removes amounts', async () => {
  const list = await lists.create([{ product, amount: 900 }]);
  const [first] = await amountsOf(list);
  const [price] = asPrices([{ product, amount: 700 }]);
  await lists.post(`/price-lists/${list}`, { prices: [{ ...price, id: first?.id }] });
  expect(await amountsOf(list)).toEqual([{ ...first, amount: 700 }]);
  await lists.post(`/price-lists/${list}/prices/batch`, {
    prices: asPrices([{ product, amount: 600, min_quantity: 5 }]),
  });
  const [least] = await amountsOf(list);
  expect(await amountsOf(list)).toMatchObject([{ amount: 600 }, { amount: 700 }]);
  await lists.remove(`/price-lists/${list}/prices/batch`, { price_ids: [least?.id] });
  expect(await amountsOf(list)).toMatchObject([{ amount: 700 }]);
  await lists.post(`/price-lists/${list}/prices/batch`, {
    prices: asPrices([{ product, amount: 500 }]),
    override: true,
  });
  expect(await amountsOf(list)).toMatchObject([{ amount: 500 }]);
  await lists.remove(`/price-lists/${list}/products/prices/batch`, { product_ids: [product.id] });
  expect(await amountsOf(list)).toEqual([]);
});

it('changes no amount of another list, nor a regular price', async () => {
  const list = await lists.create([]);
  const [regular] = await shop.sql<{ id: string }>(
    `SELECT money_amount_id AS id FROM product_variant_money_amount WHERE variant_id = $1`,
    [product.variantId],
  );
  const prices = [{ ...asPrices([{ product, amount: 1 }])[0], id: regular?.id }];
  expect(await staff.request('POST', `/price-lists/${list}`, { body: { prices } })).toMatchObject({
    status: 400,
    body: { message: 'prices: This list has no such amount.' },
  });
  const { body } = await shop.request('GET', `/services/${product.id}`);
  expect(body).toMatchObject({ price: 10 });
});

it('refuses a list that ends before it begins, also in two steps', async () => {
  const [starts_at, ends_at] = ['2030-01-02T00:00:00Z', '2030-01-01T00:00:00Z'];
  const refusal = { status: 400, body: { message: 'ends_at: The list must end after it begins.' } };
  const body = { name: 'A', description: 'A', type: 'sale', prices: [], starts_at, ends_at };
  expect(await staff.request('POST', '/price-lists', { body })).toMatchObject(refusal);
  const list = await lists.create([], { starts_at });
  expect(await staff.request('POST', `/price-lists/${list}`, { body: { ends_at } })).toMatchObject(
    refusal,
  );
});

it('refuses a list that includes taxes', async () => {
  const body = { name: 'A', description: 'A', type: 'sale', prices: [], includes_tax: true };
  expect(await staff.request('POST', '/price-lists', { body })).toMatchObject({
    status: 409,
    body: { code: 'not_in_this_shop' },
  });
});

it('gives a customer of the stock admin a group, and a group another name', async () => {
  const customer = await shop.customer();
  const group = await lists.group([]);
  await lists.post(`/customers/${customer.id}`, { groups: [{ id: group }] });
  await lists.post(`/customer-groups/${group}`, { name: `Dealers ${group}` });
  await lists.create([{ product, amount: 650 }], { customer_groups: [{ id: group }] });
  const { body } = await shop.request('GET', `/services/${product.id}/price-steps`, {
    token: customer.token,
  });
  expect(body).toMatchObject({ data: [{ quantity: 1, price: 6.5 }] });
});
