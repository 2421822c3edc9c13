import { useTestShop } from '@harrow/testing/test-shop';
import { addProduct, ask, find, suggested } from './search-shop';

const shop = useTestShop();

describe('GET /search', () => {
  it('returns a page of products in the specified shape, with facets', async () => {
    const { data, ...result } = await find(shop, { q: 'seed drill' });
    expect(data[0]).toMatchObject({
      handle: 'seed-drill',
      name: 'Seed drill L 300',
      currency: 'usd',
    });
    expect(result).toMatchObject({ success: true, suggestion: null });
    expect(result).not.toHaveProperty('isCapped');
    expect(result.facets.categories).toContainEqual({ handle: 'drills', name: 'Drills', count: 2 });
  });

  it('returns the newest products without words, 12 on a page', async () => {
    const [{ data, count }, newest] = [
      await find(shop, {}),
      await shop.request('GET', '/services?limit=12&pageNumber=0'),
    ];
    const services = data.map(({ keyFigures: _figures, ...service }) => service);
    expect(services).toEqual((newest.body as { data: unknown }).data);
    expect(count).toBe((newest.body as { count: number }).count);
    expect(await find(shop, { q: '' })).toMatchObject({ count });
  });

  it.each(['newest', 'price', '-price', 'name', 'rating', 'relevance'])(
    'neither repeats nor skips a product when sorted by %s',
    async (sort) => {
      for (const q of ['', 'tractor power']) {
        const { count } = await find(shop, { q, sort });
        const ids: string[] = [];
        for (let pageNumber = 0; pageNumber * 5 < count; pageNumber += 1) {
          const { data } = await find(shop, { q, sort, limit: 5, pageNumber });
          ids.push(...data.map(({ _id }) => _id));
        }
        expect(new Set(ids).size).toBe(count);
        expect(ids).toHaveLength(count);
      }
    },
  );

  it('sorts by price', async () => {
    const prices = (await find(shop, { sort: 'price', limit: 100 })).data.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('finds nothing in an unknown category, and past the last page', async () => {
    expect(await find(shop, { category: 'no-such-category' })).toMatchObject({
      count: 0,
      data: [],
    });
    const past = await find(shop, { q: 'tractor', pageNumber: 1_000_000, limit: 100 });
    expect(past.data).toEqual([]);
    expect(past.count).toBeGreaterThan(0);
  });

  it('suggests words that find something where nothing is found', async () => {
    const { count, suggestion } = await find(shop, { q: 'harvsttr xyzzy' });
    expect(count).toBe(0);
    expect((await find(shop, { q: suggestion ?? '' })).count).toBeGreaterThan(0);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['pageNumber', '-1'],
    ['inStock', 'maybe'],
    ['minPrice', 'cheap'],
    ['minPrice', '-1'],
    ['maxPrice', '1.001'],
    ['sort', 'color'],
    ['q', 'x'.repeat(101)],
    ['q', 'a\0b'],
    ['category', ''],
  ])('rejects %s=%j with 422', async (name, value) => {
    const answer = await ask(shop, { [name]: value });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: { [name]: expect.any(String) as string } },
    });
  });

  it.each(['q=a&q=b', 'q[]=a', 'q[a]=b'])('rejects %s with 422', async (query) => {
    expect((await shop.request('GET', `/search?${query}`)).status).toBe(422);
  });

  it.each([
    ...[
      "'",
      '"',
      '\\',
      "'; DROP TABLE product; --",
      '& | ! ( ) :*',
      '<->',
      'a:*',
      ':*A',
      '%',
      '_%',
    ],
    ...[
      '😀🚜',
      '😀'.repeat(100),
      'مرحبا',
      '拖拉机',
      '½½½',
      '1/0',
      '1e400',
      '9'.repeat(100),
      'a'.repeat(100),
    ],
    ...[
      '1 '.repeat(50),
      'the of and',
      'a',
      '1',
      '-',
      '...',
      '\t\n',
      'é'.repeat(100),
      '#hr14220',
      '~3000mm',
    ],
    ...[
      '@1',
      '@*',
      '$1',
      '{a,b}',
      '3"',
      '3″ m',
      '٣ m',
      '１２ ｈｐ',
      '\u202Eabc',
      'İstanbul',
      'ẞ',
      'ﬁlter',
    ],
    ...[
      '1.',
      '.5',
      '5.5.5',
      'm m m m',
      't 1 t 2 t 3',
      'hp',
      '% % %',
      '° 5',
      'plow '.repeat(20),
      'hr 1 4 2',
    ],
  ])('answers %j, and suggests for it', async (q) => {
    expect(await ask(shop, { q })).toMatchObject({ status: 200 });
    expect(await suggested(shop, q)).toMatchObject({ products: expect.any(Array) as unknown[] });
  });
});

describe('GET /search/suggestions', () => {
  it('suggests products and categories while someone is typing', async () => {
    const { products, categories } = await suggested(shop, 'trac');
    expect(products.length).toBeLessThanOrEqual(6);
    expect(products.map(({ name }) => name)).toContain('Track tractor C 310');
    expect(categories[0]).toMatchObject({ handle: 'tractors', count: 5, name: 'Tractors' });
    expect(categories.length).toBeLessThanOrEqual(2);
  });

  it('suggests nothing for nothing', async () => {
    expect(await suggested(shop, ' ')).toMatchObject({ products: [], categories: [] });
  });

  it('rejects what is too long', async () => {
    const answer = await shop.request('GET', `/search/suggestions?q=${'x'.repeat(101)}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { q: expect.any(String) as string } },
    });
  });
});

describe('POST /store/products/search', () => {
  const search = (body: unknown) => shop.request('POST', '/store/products/search', { body });

  it('finds the same as GET /search, with the names of the engine', async () => {
    const { data } = await find(shop, { q: 'HR-14-220' });
    const { status, body } = await search({ q: 'hr 14 220', limit: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hits: [{ id: data[0]?._id, title: 'Oil filter F 93', handle: 'oil-filter' }],
      offset: 0,
      limit: 1,
    });
  });

  it('refuses words that cannot be searched for', async () => {
    for (const q of ['x'.repeat(101), 'a\0b', 1, {}])
      expect((await search({ q })).status).toBe(400);
  });
});

it('finds part numbers by every ending, and with letters that look like digits', async () => {
  await addProduct(shop, { title: 'Gudgeon', sku: 'QX-77-1O1-B', handle: 'gudgeon' });
  for (const q of ['QX-77-101-B', 'qx771o1b', '77-101', '101-b', 'qx 77 10']) {
    expect((await find(shop, { q })).data[0]).toMatchObject({ handle: 'gudgeon' });
  }
});
