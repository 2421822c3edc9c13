import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useTestShop } from '@harrow/testing/test-shop';
import { z } from 'zod';
import { addCategory, addProduct, find, names, suggested } from './search-shop';

/** `first`: the handles that may stand in the first place; `dropped`: the words that are left out. */
const queries = z
  .array(
    z.strictObject({
      kind: z.string(),
      q: z.string(),
      first: z.string(),
      dropped: z.array(z.string()).optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(__dirname, 'shoppers.json'), 'utf8')));

/** The share of queries that may miss. */
const MISSES = 0.05;

const shop = useTestShop();

describe('what shoppers type', () => {
  it('has at least 90 queries of every kind', () => {
    expect(queries.length).toBeGreaterThanOrEqual(90);
    expect(new Set(queries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
  });

  it('finds the right product first for at least 95 % of the queries', async () => {
    const wrong: unknown[] = [];
    for (const { kind, q, first, dropped } of queries) {
      const { data, ...result } = await find(shop, { q });
      const handle = data[0]?.handle ?? '';
      const isRight = first.split('|').includes(handle);
      const isDropped = !dropped || JSON.stringify(result.dropped) === JSON.stringify(dropped);
      const { count, near } = result;
      if (!isRight || !isDropped) {
        wrong.push({ kind, q, first, handle, count, near, dropped: result.dropped });
      }
    }
    if (process.env.TEST_LOG) console.log(wrong.map((each) => JSON.stringify(each)).join('\n'));
    expect(wrong.length <= queries.length * MISSES ? [] : wrong).toEqual([]);
  });
});

describe('words that no product has together', () => {
  it('leaves out the most frequent words first, until something is found', async () => {
    for (const title of [
      'Bassoon reed',
      'Bassoon case',
      'Oboe reed',
      'Oboe reed gong',
      'Reed case',
    ])
      await addProduct(shop, { title });
    // four have reed, two bassoon, one gong
    expect(await find(shop, { q: 'oboe reed gong' })).toMatchObject({
      ...{ count: 1, near: false, dropped: [], kept: [] },
    });
    const result = await find(shop, { q: 'Bassoon reed gong zzxxq' });
    expect(result).toMatchObject({ near: true, dropped: ['bassoon', 'reed', 'zzxxq'] });
    expect(result.kept).toEqual(['gong']);
    expect(result.data.map(({ name }) => name)).toEqual(['Oboe reed gong']);
  });

  it('says nothing of words where a filter is what leaves nothing', async () => {
    await addProduct(shop, { title: 'Theorbo peg', price: 100 });
    expect(await find(shop, { q: 'theorbo peg', minPrice: 50 })).toMatchObject({
      ...{ count: 0, near: false, dropped: [] },
    });
  });

  it('counts and filters what is found with fewer words', async () => {
    const category = await addCategory(shop, { name: 'Lutes' });
    await addProduct(shop, { title: 'Mandora', category, price: 500, available: 0 });
    await addProduct(shop, { title: 'Mandora case', price: 900 });
    const { facets, count } = await find(shop, { q: 'mandora submarine' });
    expect({ count, ...facets }).toMatchObject({ count: 2, inStock: 1, price: { min: 5, max: 9 } });
    expect(await names(shop, { q: 'mandora submarine', category })).toEqual(['Mandora']);
  });

  it('suggests a spelling beside what is found with fewer words', async () => {
    const { suggestion, dropped } = await find(shop, { q: 'trailed sprxxyer' });
    expect(dropped).toEqual(['sprxxyer']);
    expect(suggestion).toBe('trailed sprayer');
  });

  it('does so in the suggestions too', async () => {
    expect(await suggested(shop, 'hay baler')).toMatchObject({
      ...{ near: true, dropped: ['hay'], kept: ['baler'] },
      products: [{ handle: 'round-baler', isPart: false }],
    });
  });
});

describe('the order of the results', () => {
  it('has products with the words in their name or category before those that mention them', async () => {
    const category = await addCategory(shop, { name: 'Krummhorns' });
    const mention = [{ name: 'Fits', value: 'krummhorn, reed cap' }];
    await addProduct(shop, { title: 'Polishing cloth', specifications: mention });
    await addProduct(shop, { title: 'Cap for lips and reeds', category });
    await addProduct(shop, { title: 'Krummhorn reed cap' });
    expect(await names(shop, { q: 'krummhorn reed cap' })).toEqual([
      ...['Krummhorn reed cap', 'Cap for lips and reeds', 'Polishing cloth'],
    ]);
  });

  it('has the nearest figures first, in any unit of the same kind', async () => {
    const winches = ['95 hp', '70 kW', '101 hp', '150 hp', '120 PS'];
    for (const power of winches) {
      const specifications = [{ name: 'Rated power', value: power }];
      await addProduct(shop, { title: `Capstan winch, ${power}`, specifications });
    }
    const found = await names(shop, { q: 'capstan winch 94 hp' });
    // 70 kW are 93.9 hp
    expect(found).toEqual(['70 kW', '95 hp', '101 hp'].map((power) => `Capstan winch, ${power}`));
    expect((await names(shop, { q: 'capstan winch 121 PS' }))[0]).toBe('Capstan winch, 120 PS');
  });
});

it('forgets the figures that no product has any more', async () => {
  const specifications = [{ name: 'Length', value: '777123 mm' }];
  const id = await addProduct(shop, { title: 'Alphorn', specifications });
  const known = () =>
    shop.sql(`SELECT unit FROM catalogue_search_measure WHERE value = 777123 AND unit = 'mm'`);
  await shop.sql('SELECT catalogue_search_forget_measures()');
  expect(await known()).toHaveLength(1);
  await shop.sql(`UPDATE product SET status = 'draft' WHERE id = $1`, [id]);
  await shop.sql('SELECT catalogue_search_forget_measures()');
  expect(await known()).toEqual([]);
});

it('suggests at most 4 parts before 2 machines, and 2 categories', async () => {
  const parts = await shop.sql<{ id: string }>(
    `SELECT id FROM product_category WHERE handle = 'parts'`,
  );
  for (const number of [1, 2, 3, 4, 5]) {
    await addProduct(shop, { title: `Tromba tuning slide ${number}`, category: parts[0]?.id });
    await addProduct(shop, { title: `Tromba marina ${number}` });
    await addCategory(shop, { name: `Trombas ${number}` });
  }
  const { products, categories } = await suggested(shop, 'trom');
  expect(products.map(({ isPart }) => isPart)).toEqual([true, true, true, true, false, false]);
  expect(categories).toHaveLength(2);
});
