import { randomUUID } from 'node:crypto';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { shopping, until } from '@harrow/testing/shopping';
import { priceLists } from '@harrow/testing/price-lists';

const shop = useSharedShop();
const shopper = shopping(shop);
const lists = priceLists(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

const makeProduct = () => shop.product({ price: 10, available: 500, minimum: 2 });

/** Returns the amount that the shop asks for an order, from its refusal of a wrong one. */
async function cost(person: Person, product: TestProduct, quantity: number): Promise<unknown> {
  const { status, body } = await shopper.place(person, product, quantity, { amount: 1_000_000 });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  return (body as { amount: number }).amount;
}

/** Places an order for this amount. */
const pays = (person: Person, product: TestProduct, quantity: number, amount: number) =>
  shopper.place(person, product, quantity, { amount });

const stepsFor = async ({ id }: TestProduct, person?: Person) => {
  const token = person ? { token: person.token } : {};
  return (await shop.request('GET', `/services/${id}/price-steps`, token)).body;
};

const regular = [{ quantity: 2, price: 10 }];
const inSteps = [
  { quantity: 2, price: 10 },
  { quantity: 10, price: 9 },
  { quantity: 50, price: 7.5 },
];

describe('a price list with steps', () => {
  it('lowers the price from each quantity on', async () => {
    const product = await makeProduct();
    await lists.create([
      { product, amount: 900, min_quantity: 10, max_quantity: 49 },
      { product, amount: 750, min_quantity: 50 },
    ]);
    expect(await lists.shownSteps(product)).toEqual(inSteps);
    expect(await stepsFor(product)).toEqual({ success: true, data: inSteps });
    expect((await pays(ada, product, 9, 90)).status).toBe(201);
    expect((await pays(ada, product, 10, 90)).status).toBe(201);
    expect(await pays(ada, product, 10, 100)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', amount: 90, currency: 'usd' },
    });
    expect(await pays(ada, product, 9, 81)).toMatchObject({ status: 409, body: { amount: 90 } });
    const { body } = await pays(ada, product, 50, 375);
    const { insertedId } = body as { insertedId: string };
    const { body: order } = await shop.request('GET', `/orders/${insertedId}`, {
      token: ada.token,
    });
    expect(order).toMatchObject({ quantity: 50, amount: 375 });
    const staff = await shop.stockAdmin();
    expect((await staff.request('GET', `/orders/${insertedId}`)).body).toMatchObject({
      order: { total: 37_500, items: [{ unit_price: 750 }], payments: [{ amount: 37_500 }] },
    });
  });

  it('ends a step at the greatest quantity of an amount', async () => {
    const product = await makeProduct();
    await lists.create([{ product, amount: 800, max_quantity: 4 }]);
    expect(await lists.shownSteps(product)).toEqual([
      { quantity: 2, price: 8 },
      { quantity: 5, price: 10 },
    ]);
    expect([await cost(ada, product, 4), await cost(ada, product, 5)]).toEqual([32, 50]);
  });

  it('never raises a price, and takes the lowest of several lists', async () => {
    const product = await makeProduct();
    await lists.create([{ product, amount: 1500, min_quantity: 3 }]);
    expect(await lists.shownSteps(product)).toEqual(regular);
    await lists.create([{ product, amount: 950 }]);
    await lists.create([{ product, amount: 940, min_quantity: 7 }], { type: 'override' });
    expect(await lists.shownSteps(product)).toEqual([
      { quantity: 2, price: 9.5 },
      { quantity: 7, price: 9.4 },
    ]);
    expect([await cost(ada, product, 6), await cost(ada, product, 7)]).toEqual([57, 65.8]);
  });

  it('leaves the regular price in lists and on the product', async () => {
    const product = await makeProduct();
    await lists.create([{ product, amount: 100 }]);
    const { body } = await shop.request('GET', `/services/${product.id}`);
    expect(body).toMatchObject({ price: 10 });
  });

  it('counts in the shop’s currency alone', async () => {
    const product = await makeProduct();
    const list = await lists.create([{ product, amount: 100 }]);
    await shop.sql(`UPDATE money_amount SET currency_code = 'eur' WHERE price_list_id = $1`, [
      list,
    ]);
    expect(await lists.shownSteps(product)).toEqual(regular);
    expect(await cost(ada, product, 2)).toBe(20);
  });
});

describe('a price list for a group', () => {
  it('is for its members, and not shown to others', async () => {
    const [product, member] = [await makeProduct(), await shop.customer()];
    const group = await lists.group([member]);
    const list = await lists.create([{ product, amount: 600, min_quantity: 5 }], {
      customer_groups: [{ id: group }],
    });
    const own = [
      { quantity: 2, price: 10 },
      { quantity: 5, price: 6 },
    ];
    expect(await lists.shownSteps(product)).toEqual(regular);
    expect(await stepsFor(product)).toMatchObject({ data: regular });
    expect(await stepsFor(product, ada)).toMatchObject({ data: regular });
    expect(await stepsFor(product, member)).toMatchObject({ data: own });
    expect((await pays(ada, product, 5, 30)).status).toBe(409);
    expect((await pays(member, product, 5, 30)).status).toBe(201);
    expect(await cost(member, product, 4)).toBe(40);

    await lists.post(`/price-lists/${list}`, { customer_groups: [] });
    expect(await lists.shownSteps(product)).toEqual(own);
    await lists.post(`/price-lists/${list}`, { customer_groups: [{ id: group }] });
    expect(await lists.shownSteps(product)).toEqual(regular);

    await lists.remove(`/customer-groups/${group}/customers/batch`, {
      customer_ids: [{ id: member.id }],
    });
    expect(await stepsFor(product, member)).toMatchObject({ data: regular });
    expect(await cost(member, product, 5)).toBe(50);
  });

  it('keeps its group while it is for that group alone', async () => {
    const product = await makeProduct();
    const group = await lists.group([ada]);
    const list = await lists.create([{ product, amount: 600 }], {
      customer_groups: [{ id: group }],
    });
    const staff = await shop.stockAdmin();
    expect(await staff.request('DELETE', `/customer-groups/${group}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('for this group alone') as unknown },
    });
    expect(await lists.shownSteps(product)).toEqual(regular);
    await lists.remove(`/price-lists/${list}`);
    await lists.remove(`/customer-groups/${group}`);
  });

  it('may be read by no cache', async () => {
    const product = await makeProduct();
    const { headers } = await shop.request('GET', `/services/${product.id}/price-steps`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await shop.request('GET', '/services/none/price-steps')).status).toBe(404);
  });
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('a price list that is not in effect', () => {
  it.each([
    ['is a draft', { status: 'draft' }],
    ['begins later', { starts_at: inSeconds(3600) }],
    ['has ended', { starts_at: inSeconds(-7200), ends_at: inSeconds(-3600) }],
  ])('lowers nothing, because it %s', async (_, changes) => {
    const product = await makeProduct();
    const list = await lists.create([{ product, amount: 600 }], changes);
    expect(await lists.shownSteps(product)).toEqual(regular);
    expect(await cost(ada, product, 2)).toBe(20);
    const begun = { status: 'active', starts_at: inSeconds(-60), ends_at: inSeconds(60) };
    await lists.post(`/price-lists/${list}`, begun);
    expect(await lists.shownSteps(product)).toEqual([{ quantity: 2, price: 6 }]);
    expect(await cost(ada, product, 2)).toBe(12);
    await lists.post(`/price-lists/${list}`, { ends_at: null, ...changes });
    expect(await lists.shownSteps(product)).toEqual(regular);
  });

  it('begins and ends by itself', async () => {
    const product = await makeProduct();
    const span = { starts_at: inSeconds(2), ends_at: inSeconds(5) };
    await lists.create([{ product, amount: 600 }], span);
    expect(await lists.shownSteps(product)).toEqual(regular);
    await until(
      () => lists.shownSteps(product),
      (steps) => JSON.stringify(steps).includes('6'),
    );
    expect(await cost(ada, product, 2)).toBe(12);
    await until(
      () => lists.shownSteps(product),
      (steps) => JSON.stringify(steps).includes('10'),
    );
    expect(await cost(ada, product, 2)).toBe(20);
  });
});

it.each([
  ['the list', (list: string) => `/price-lists/${list}`],
  [
    'its product',
    (list: string, { id }: TestProduct) => `/price-lists/${list}/products/${id}/prices`,
  ],
  [
    'its variant',
    (list: string, { variantId }: TestProduct) =>
      `/price-lists/${list}/variants/${variantId}/prices`,
  ],
])('is as before once staff remove %s', async (_, path) => {
  const product = await makeProduct();
  const list = await lists.create([{ product, amount: 600 }], { name: `Sale ${randomUUID()}` });
  expect(await cost(ada, product, 2)).toBe(12);
  await lists.remove(path(list, product));
  expect(await lists.shownSteps(product)).toEqual(regular);
  expect(await cost(ada, product, 2)).toBe(20);
});
