import { randomUUID } from 'node:crypto';
import type { LineToCheck, ListCheck } from '@harrow/contract';
import { priceLists } from '@harrow/testing/price-lists';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';

const shop = useSharedShop();
const lists = priceLists(shop);
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const send = (lines: unknown, token?: string) =>
  shop.request('POST', '/lists/check', { token, body: { lines } });

async function check(lines: LineToCheck[], token?: string): Promise<ListCheck> {
  const { status, body } = await send(lines, token);
  expect(status).toBe(200);
  return body as ListCheck;
}

/** A part number that no other test has. */
const newNumber = () => `QZ-${randomUUID().replace(/\D/g, '').slice(0, 8)}`;

async function part(sku: string, product?: Parameters<typeof shop.product>[0]) {
  const made = await shop.product(product);
  const request = { token: admin.token, body: { sku } };
  expect((await shop.request('PATCH', `/services/${made.id}`, request)).status).toBe(200);
  return made;
}

const productOf = ({ id: _id, name }: TestProduct) =>
  expect.objectContaining({ _id, name }) as unknown;

it('checks each line in the order given, and adds up those that are ok', async () => {
  const [few, ok, scarce] = [
    await shop.product({ minimum: 10, available: 100 }),
    await shop.product({ price: 1.1, available: 9 }),
    await shop.product({ price: 3, available: 2 }),
  ];
  const { lines, amount, currency } = await check([
    { productId: few.id, quantity: 3 },
    { productId: ok.id, quantity: 3 },
    { productId: scarce.id, quantity: 5 },
    { productId: ok.id, quantity: 1 },
    { productId: 'prod_none', quantity: 1 },
    { productId: scarce.id, quantity: 2 },
  ]);
  expect(lines).toEqual([
    {
      ...{ state: 'below_minimum', minimum: 10, product: productOf(few) },
      ...{ quantity: 3, price: 12.5, amount: 37.5 },
    },
    { state: 'ok', product: productOf(ok), quantity: 3, price: 1.1, amount: 3.3 },
    {
      ...{ state: 'out_of_stock', available: 2, product: productOf(scarce) },
      ...{ quantity: 5, price: 3, amount: 15 },
    },
    { state: 'twice', product: productOf(ok), quantity: 1, price: 1.1, amount: 1.1 },
    { state: 'unknown', product: null, quantity: 1, price: null, amount: null, products: [] },
    { state: 'twice', product: productOf(scarce), quantity: 2, price: 3, amount: 6 },
  ]);
  expect({ amount, currency }).toEqual({ amount: 3.3, currency: 'usd' });
});

it('says that nothing is left where the stock is below the minimum', async () => {
  const { id: productId } = await shop.product({ minimum: 10, available: 4 });
  const { lines } = await check([{ productId, quantity: 3 }]);
  expect(lines).toMatchObject([{ state: 'out_of_stock', available: 4 }]);
});

it('finds part numbers as they are written', async () => {
  const digits = String(Math.trunc(Math.random() * 9000) + 1000);
  const number = `QW-${digits}-10`;
  const sold = await part(number);
  const spellings = [
    number,
    number.toLowerCase(),
    `qw${digits}10`,
    `QW ${digits} 10`,
    `ＱＷ–${digits}–1O`,
    `qw-${digits}-lo`,
    `${digits}-10`,
  ];
  for (const spelling of spellings) {
    const { lines } = await check([{ number: spelling, quantity: 1 }]);
    expect({ spelling, lines }).toMatchObject({
      spelling,
      lines: [{ state: 'ok', product: { _id: sold.id, sku: number } }],
    });
  }
});

it('finds short part numbers', async () => {
  const number = `Q${randomUUID().replace(/\D/g, '').slice(0, 2)}`;
  const sold = await part(number);
  const { lines } = await check([{ number, quantity: 1 }]);
  expect(lines).toMatchObject([{ state: 'ok', product: { _id: sold.id } }]);
});

it('lists several products, at most 5, that a number fits alike', async () => {
  const [, digits] = newNumber().split('-');
  const sold: TestProduct[] = [];
  for (const maker of ['KA', 'KE', 'KI', 'KO', 'KU', 'KY']) {
    sold.push(await part(`${maker}-${digits}`));
  }
  const { lines, amount } = await check([
    { number: digits, quantity: 1 },
    { number: `ku${digits}`, quantity: 1 },
  ]);
  expect(lines).toMatchObject([
    { state: 'several', product: null, price: null, amount: null },
    { state: 'ok', product: { _id: sold[4]?.id } },
  ]);
  expect(lines[0]?.products).toHaveLength(5);
  expect(amount).toBe(12.5);
});

it('prefers the number as it is written to one that looks like it', async () => {
  const [, digits] = newNumber().split('-');
  const [letter, digit] = [await part(`QO-${digits}-O`), await part(`QO-${digits}-0`)];
  const { lines } = await check([
    { number: `qo${digits}o`, quantity: 1 },
    { number: `qo${digits}0`, quantity: 1 },
  ]);
  expect(lines.map(({ product }) => product?._id)).toEqual([letter.id, digit.id]);
});

it('offers products with numbers like one that no product has', async () => {
  const [, digits = ''] = newNumber().split('-');
  const sold = [await part(`QN-${digits}-20`), await part(`QN-${digits}-21-B`)];
  const closeTo = async (number: string) => {
    const { lines, amount } = await check([{ number, quantity: 3 }]);
    expect(amount).toBe(0);
    expect(lines).toMatchObject([{ state: 'unknown', product: null, price: null, amount: null }]);
    return lines[0]?.products?.map(({ _id }) => _id);
  };
  const both = sold.map(({ id }) => id);
  expect(await closeTo(`QN-${digits}-24`)).toEqual(both);
  expect(await closeTo(`qn ${digits} 2`)).toEqual(both);
  expect(await closeTo(`QM-${digits}-20`)).toEqual([sold[0]?.id]);
  expect(await closeTo(`QN-${digits}-21`)).toEqual([sold[1]?.id]);
  expect(await closeTo(`hay baler ${digits.slice(0, 3)}`)).toEqual([]);
});

it('says twice of a product that is given by number and by id', async () => {
  const number = newNumber();
  const { id: productId } = await part(number);
  const { lines } = await check([
    { productId, number: 'anything', quantity: 1 },
    { number, quantity: 2 },
  ]);
  expect(lines.map(({ state }) => state)).toEqual(['ok', 'twice']);
});

it('charges the price of the quantity, and of the groups of the caller alone', async () => {
  const product = await shop.product({ price: 10, available: 500 });
  const [dealer, other] = [await shop.customer(), await shop.customer()];
  await lists.create([{ product, amount: 900, min_quantity: 100 }]);
  await lists.create([{ product, amount: 600 }], {
    customer_groups: [{ id: await lists.group([dealer]) }],
  });
  const lines = [{ productId: product.id, quantity: 100 }];
  for (const [token, price] of [
    [undefined, 9],
    ['not-a-token', 9],
    [other.token, 9],
    [dealer.token, 6],
  ] as const) {
    expect(await check(lines, token)).toMatchObject({
      lines: [{ state: 'ok', price, amount: price * 100, product: { price: 10 } }],
      amount: price * 100,
    });
  }
  expect(await check([{ productId: product.id, quantity: 99 }], other.token)).toMatchObject({
    lines: [{ price: 10, amount: 990 }],
  });
});

it('knows a product no more that is no longer sold', async () => {
  const number = newNumber();
  const { id } = await part(number);
  await shop.request('DELETE', `/services/${id}`, { token: admin.token });
  const { lines } = await check([
    { number, quantity: 1 },
    { productId: id, quantity: 1 },
  ]);
  expect(lines.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
});

it.each(['🚜', '----', "'; DROP TABLE x; --", "'#' | '@1'", '\\', '%', 'ß', 'ب', 'a'.repeat(100)])(
  'knows no product with the number %j',
  async (number) => {
    const { lines } = await check([{ number, quantity: 2_147_483_647 }]);
    expect(lines).toMatchObject([{ state: 'unknown', product: null, quantity: 2_147_483_647 }]);
  },
);

it('checks 200 lines, and refuses more', async () => {
  const { id: productId } = await shop.product();
  const lines = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0 ? { productId, quantity: 1 } : { number: newNumber(), quantity: 1 },
  );
  expect((await check(lines)).lines).toHaveLength(200);
  expect(await send([...lines, { productId, quantity: 1 }])).toMatchObject({
    status: 422,
    body: { fields: { lines: 'A list has at most 200 lines.' } },
  });
});

it.each([
  ['lines', undefined],
  ['lines', []],
  ['lines', 'HR-14-220 25'],
  ['lines.0.number', [{ quantity: 1 }]],
  ['lines.0.number', [{ number: '', quantity: 1 }]],
  ['lines.0.number', [{ number: 5, quantity: 1 }]],
  ['lines.0.number', [{ number: 'x'.repeat(5000), quantity: 1 }]],
  ['lines.0.number', [{ number: 'a\u0000b', quantity: 1 }]],
  ['lines.0.number', [{ number: '\ud83d', quantity: 1 }]],
  ['lines.1.quantity', [{ number: 'a', quantity: 1 }, { number: 'b' }]],
  ['lines.0.quantity', [{ number: 'a', quantity: 0 }]],
  ['lines.0.quantity', [{ number: 'a', quantity: 1.5 }]],
  ['lines.0.quantity', [{ number: 'a', quantity: '1' }]],
  ['lines.0.quantity', [{ number: 'a', quantity: 1e12 }]],
  ['lines.0', ['HR-14-220']],
])('refuses a body with a wrong %s: %j', async (field, lines) => {
  const { status, body } = await send(lines);
  expect({ status, fields: Object.keys((body as { fields: object }).fields) }).toEqual({
    status: 422,
    fields: [field],
  });
});
