import { randomUUID } from 'node:crypto';
import type { AnswerOf, AuditEntry, changePrices, getPriceChange } from '@harrow/contract';
import { priceLists } from '@harrow/testing/price-lists';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';
import { useCatalogueShop } from './catalogue-shop';

type Changed = AnswerOf<typeof changePrices>;
type Change = AnswerOf<typeof getPriceChange>;

const { shop, catalogue } = useCatalogueShop();
const shopper = shopping(shop);
const lists = priceLists(shop);
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const send = (body: object, query = '') =>
  shop.request('POST', `/price-changes${query}`, { token: admin.token, body });
const preview = async (body: object) => (await send(body, '?dryRun')).body as Changed;
const undo = (id: string | null) =>
  shop.request('POST', `/price-changes/${id ?? ''}/undo`, { token: admin.token });
const show = async (id: string | null) =>
  (await shop.request('GET', `/price-changes/${id ?? ''}`, { token: admin.token })).body as Change;
const priceOf = async ({ id }: { id: string }) =>
  ((await shop.request('GET', `/services/${id}`)).body as { price: number }).price;
const pricesOf = (products: TestProduct[]) => Promise.all(products.map(priceOf));
const history = async (q: string) =>
  (await shop.request('GET', `/audit?q=${q}`, { token: admin.token })).body as AuditEntry[];

/** Changes the prices as previewed. */
async function change(body: object): Promise<Changed> {
  const { revision } = await preview(body);
  const answer = await send({ ...body, revision });
  expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
  return answer.body as Changed;
}

/** A new category with products of these prices. */
async function categoryOf(...prices: number[]) {
  const category = await catalogue.addCategory(`Wear parts ${randomUUID()}`);
  const products: TestProduct[] = [];
  for (const price of prices) {
    const product = await shop.product({ price });
    await catalogue.patch(product, { category: category.handle });
    products.push(product);
  }
  return { category, products };
}

describe('a preview', () => {
  it('says the old and the new prices, and changes nothing', async () => {
    const { category, products } = await categoryOf(10, 24.5);
    const [first, second] = products.toSorted((a, b) => a.name.localeCompare(b.name));
    const after = { 10: 10.3, 24.5: 25.24 };
    const row = (product?: TestProduct) => ({
      ...{ _id: product?.id, name: product?.name, sku: null, before: product?.price },
      after: after[product?.price as keyof typeof after],
    });
    expect(await preview({ category: category.handle, percent: 3 })).toEqual({
      ...{ acknowledged: true, insertedId: null, currency: 'usd' },
      revision: expect.any(String) as string,
      ...{ changed: 2, unchanged: 0, tooLow: 0, tooHigh: 0, kept: [] },
      products: [row(first), row(second)],
    });
    expect(await pricesOf(products)).toEqual([10, 24.5]);
  });

  it('has the products of categories below, and drafts', async () => {
    const { category } = await categoryOf(10);
    const below = await catalogue.addCategory(`Shares ${randomUUID()}`, category);
    const product = await shop.product({ price: 7 });
    await catalogue.patch(product, { category: below.handle, draft: true });
    const { changed, products } = await preview({ category: category.handle, amount: 1.5 });
    expect(changed).toBe(2);
    expect(products).toContainEqual(
      expect.objectContaining({ _id: product.id, before: 7, after: 8.5 }),
    );
  });

  it('leaves out what cards could not be charged, and what stays the same', async () => {
    const { category, products } = await categoryOf(0.9, 1.01, 999_000, 0.02);
    const handle = { category: category.handle };
    const ids = products.map(({ id }) => id);
    const lowered = await preview({ ...handle, percent: -50 });
    expect(lowered).toMatchObject({ changed: 2, unchanged: 0, tooLow: 2, tooHigh: 0 });
    expect(lowered.kept.map(({ _id, reason, after }) => [_id, reason, after])).toEqual(
      expect.arrayContaining([
        [ids[0], 'too_low', 0.45],
        [ids[3], 'too_low', 0.01],
      ]),
    );
    const below = await preview({ ...handle, amount: -1 });
    expect(below.kept).toContainEqual(expect.objectContaining({ _id: ids[0], after: -0.1 }));
    const raised = await preview({ ...handle, percent: 0.4 });
    expect(raised).toMatchObject({ changed: 0, unchanged: 3, tooLow: 0, tooHigh: 1 });
    expect(raised.kept).toContainEqual(
      expect.objectContaining({ _id: ids[2], reason: 'too_high', after: 1_002_996 }),
    );
  });

  it.each([
    ['both', { percent: 3, amount: 1 }, 'percent'],
    ['neither', {}, 'percent'],
    ['nothing', { percent: 0 }, 'percent'],
    ['all that it costs', { percent: -100 }, 'percent'],
    ['three decimals', { percent: 1.234 }, 'percent'],
    ['no amount', { amount: 0 }, 'amount'],
    ['a fraction of a cent', { amount: 0.005 }, 'amount'],
    ['steps of a fraction of a cent', { percent: 3, rounding: 0.005 }, 'rounding'],
    ['steps of nothing', { percent: 3, rounding: 0 }, 'rounding'],
    ['an unknown category', { percent: 3, category: 'no-such' }, 'category'],
  ])('is refused for %s', async (_title, body, field) => {
    const answer = await send(body, '?dryRun');
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    });
  });

  it('is for managers', async () => {
    const body = { percent: 3 };
    const { token } = await shop.customer();
    expect(await shop.request('POST', '/price-changes?dryRun', { body })).toMatchObject({
      status: 401,
    });
    expect(await shop.request('POST', '/price-changes?dryRun', { body, token })).toMatchObject({
      status: 403,
    });
  });
});

describe('a change', () => {
  it('makes all prices those of the preview, rounded to the given step', async () => {
    const { category, products } = await categoryOf(10, 24.5, 3.33);
    const answer = await change({ category: category.handle, percent: 3, rounding: 0.05 });
    expect(answer).toMatchObject({ changed: 3, insertedId: expect.any(String) as string });
    expect(await pricesOf(products)).toEqual([10.3, 25.25, 3.45]);
    const [product] = products;
    if (!product) throw new Error('No product.');
    const ordered = await shopper.place(await shop.customer(), product, 1, { amount: 10.3 });
    expect(ordered).toMatchObject({ status: 201 });
  });

  it('rounds the half up, also where floating point does not', async () => {
    const { category, products } = await categoryOf(1.5, 2.5, 8.35, 0.7);
    await change({ category: category.handle, percent: 10 });
    expect(await pricesOf(products)).toEqual([1.65, 2.75, 9.19, 0.77]);
  });

  it('changes only the products that are named', async () => {
    const { category, products } = await categoryOf(10, 20);
    const [first] = products;
    await change({ category: category.handle, productIds: [first?.id], amount: -2.25 });
    expect(await pricesOf(products)).toEqual([7.75, 20]);
  });

  it('leaves the amounts of price lists', async () => {
    const { category, products } = await categoryOf(10);
    const [product] = products;
    if (!product) throw new Error('No product.');
    const list = await lists.create([{ product, amount: 900, min_quantity: 5 }]);
    await change({ category: category.handle, percent: 10 });
    expect(await lists.shownSteps(product)).toEqual([
      { quantity: 1, price: 11 },
      { quantity: 5, price: 9 },
    ]);
    await lists.remove(`/price-lists/${list}`);
  });

  it('needs a preview, and one that is still right', async () => {
    const { category, products } = await categoryOf(10, 20);
    const body = { category: category.handle, percent: 5 };
    expect(await send(body)).toMatchObject({
      status: 422,
      body: { fields: { revision: expect.any(String) as string } },
    });
    const { revision } = await preview(body);
    await catalogue.patch({ id: products[1]?.id ?? '' }, { price: 21 });
    const refused = await send({ ...body, revision });
    expect(refused).toMatchObject({ status: 409, body: { code: 'prices_changed' } });
    expect(await pricesOf(products)).toEqual([10, 21]);
  });

  it('is refused where it changes no price', async () => {
    const { category } = await categoryOf();
    const body = { category: category.handle, percent: 5 };
    const { revision } = await preview(body);
    const refused = await send({ ...body, revision });
    expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_changes' } });
  });

  it('of two at once happens once', async () => {
    const { category, products } = await categoryOf(10, 20, 30);
    const body = { category: category.handle, percent: 10 };
    const { revision } = await preview(body);
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...body, revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await pricesOf(products)).toEqual([11, 22, 33]);
  });

  it('and a change of one product beside it both count', async () => {
    const { category, products } = await categoryOf(10, 20);
    const body = { category: category.handle, percent: 10 };
    const { revision } = await preview(body);
    const [all, one] = await Promise.all([
      send({ ...body, revision }),
      catalogue.patch({ id: products[0]?.id ?? '' }, { price: 15 }),
    ]);
    expect(one.status).toBe(200);
    const expected = all.status === 200 ? [15, 22] : [15, 20];
    expect(await pricesOf(products)).toEqual(expected);
  });

  it('is one entry of the history, which each of its products leads to', async () => {
    const { category, products } = await categoryOf(10, 20);
    const sku = `HW-${randomUUID()}`;
    await catalogue.patch({ id: products[0]?.id ?? '' }, { sku });
    const { insertedId } = await change({ category: category.handle, percent: 2.5 });
    const entries = (await history(sku)).filter(({ action }) => action.startsWith('price_change'));
    expect(entries).toMatchObject([
      {
        ...{ action: 'price_change.created', subject: insertedId, actor: admin.email },
        before: null,
        after: { percent: 2.5, products: 2, category: entries[0]?.name },
      },
    ]);
    const [priced] = await history(products[1]?.id ?? '');
    expect(priced?.after).not.toHaveProperty('price');
    expect(await show(insertedId)).toMatchObject({
      ...{ percent: 2.5, amount: null, currency: 'usd', undoneAt: null, putBack: null, count: 2 },
      products: expect.arrayContaining([
        expect.objectContaining({ _id: products[0]?.id, sku, before: 10, after: 10.25 }),
      ]) as unknown,
    });
  });
});

describe('undoing a change', () => {
  it('puts back the prices that it has set, and leaves the others', async () => {
    const { category, products } = await categoryOf(10, 20, 30);
    const [first, second, third] = products;
    const { insertedId } = await change({ category: category.handle, percent: 10 });
    await catalogue.patch({ id: second?.id ?? '' }, { price: 25 });
    await shop.request('DELETE', `/services/${third?.id ?? ''}`, { token: admin.token });
    expect(await undo(insertedId)).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1, left: 2 },
    });
    expect(await priceOf({ id: first?.id ?? '' })).toBe(10);
    expect(await priceOf({ id: second?.id ?? '' })).toBe(25);
    expect(await show(insertedId)).toMatchObject({
      ...{ undoneAt: expect.any(String) as string, putBack: 1, count: 3 },
    });
    expect(await history(insertedId ?? '')).toMatchObject([
      { action: 'price_change.undone', after: { put_back: 1 } },
      { action: 'price_change.created', after: { products: 3 } },
    ]);
  });

  it('is done once', async () => {
    const { category, products } = await categoryOf(10);
    const { insertedId } = await change({ category: category.handle, percent: 10 });
    const answers = await Promise.all([undo(insertedId), undo(insertedId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await pricesOf(products)).toEqual([10]);
    expect(await undo(insertedId)).toMatchObject({ body: { code: 'already_undone' } });
  });

  it('of a change that there is not is refused', async () => {
    expect(await undo('no-such')).toMatchObject({ status: 404 });
    expect(
      await shop.request('GET', '/price-changes/no-such', { token: admin.token }),
    ).toMatchObject({ status: 404 });
  });
});

it.each([
  ['usd', 1050, 3, 0, 1, 1082],
  ['jpy', 1050, 3, 0, 10, 1080],
  ['jpy', 1049, 0, 5, 1, 1054],
  ['kwd', 12_350, 3, 0, 10, 12_720],
  ['kwd', 1250, -10, 0, 10, 1130],
  ['usd', 90, 0, -100, 1, -10],
  ['usd', 90, 0, -100, 20, 0],
])('in %s %i with %i %% and %i, in steps of %i, becomes %i', async (_, ...numbers) => {
  const [amount, percent, added, step, expected] = numbers;
  const [row] = await shop.sql<{ amount: string }>(
    'SELECT changed_amount($1, $2, $3, $4)::text AS amount',
    [amount, percent, added, step],
  );
  expect(row?.amount).toBe(String(expected));
});
