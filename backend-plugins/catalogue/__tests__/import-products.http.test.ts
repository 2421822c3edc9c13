import { productColumns } from '@harrow/contract';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import type { TestProduct } from '@harrow/testing/shop';

const shop = useTestShop();
let token: string | undefined;
let product: TestProduct;
beforeAll(async () => {
  ({ token } = await shop.admin());
});
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
});

type Details = Record<string, unknown> & { _id: string; handle: string };
type Imported = {
  created: number;
  updated: number;
  unchanged: number;
  changes: { row: number; _id: string | null; fields: Record<string, unknown> }[];
};

const headers = { 'content-type': 'text/csv' };
const load = (body: string, query = '') =>
  shop.request('POST', `/services/import${query}`, { token, body, headers });
const imported = async (body: string, query?: string): Promise<Imported> => {
  const answer = await load(body, query);
  expect(answer).toMatchObject({ status: 200, body: { acknowledged: true } });
  return answer.body as Imported;
};
const table = async (): Promise<string> =>
  (await shop.request('GET', '/services.csv', { token })).body as string;
const page = async (id: string): Promise<Details> => {
  const { handle } = (await shop.request('GET', `/services/${id}`)).body as Details;
  return (await shop.request('GET', `/products/${handle}`)).body as Details;
};
/** A table of the given rows, by the names of the columns. */
const csv = (...rows: Record<string, string | number>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    columns.map((column) => `"${String(row[column] ?? '').replaceAll('"', '""')}"`).join(','),
  );
  return [columns.join(','), ...lines].join('\r\n');
};
const complete = {
  name: 'Imported drill',
  img: '/pictures/products/drill.svg',
  price: 12.5,
  available: 7,
  minimum: 2,
  description: 'From a table.',
};
const everything = async () => await shop.sql('SELECT * FROM product ORDER BY id');

describe('GET /services.csv', () => {
  it('is a table of all products for admins', async () => {
    const answer = await shop.request('GET', '/services.csv', { token });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const { data } = (await shop.request('GET', '/services', { token })).body as {
      data: Details[];
    };
    const [header = '', ...lines] = (answer.body as string).split('\r\n');
    expect(header).toMatch(/^\ufeff?_id,sku,name,img,price,available,minimum,description,category/);
    for (const { _id } of data) expect(lines.join('\n')).toContain(_id);
    expect((await shop.request('GET', '/services.csv')).status).toBe(401);
    const customer = await shop.customer();
    expect((await shop.request('GET', '/services.csv', customer)).status).toBe(403);
  });

  it('comes back without a change', async () => {
    const staff = await shop.stockAdmin();
    const body = {
      description: 'Two lines,\r\nand "quotes"; =SUM(A1) in it',
      metadata: {
        minimum: 3,
        specifications: [
          { name: 'Rows: both', value: '20: 10 and 10' },
          { name: '=Width', value: '3 m' },
        ],
        documents: [{ name: 'Data: sheet', url: 'https://papers.example/a,b.pdf' }],
      },
    };
    await staff.request('POST', `/products/${product.id}`, { body: { ...body, title: '=1+1' } });
    await staff.request('POST', `/products/${product.id}`, { body: { thumbnail: null } });
    const { unchanged, created, updated } = await imported(await table());
    const [row] = await shop.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM catalogue_search',
    );
    expect({ created, updated, unchanged }).toEqual({
      created: 0,
      updated: 0,
      unchanged: row?.count,
    });
  });
});

describe('POST /services/import', () => {
  it('changes the columns that are there, and no other', async () => {
    const before = await page(product.id);
    const answer = await imported(csv({ _id: product.id, price: '21.50', available: 9 }));
    expect(answer).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(answer.changes).toEqual([
      {
        row: 2,
        _id: product.id,
        name: product.name,
        fields: {
          price: { before: '20', after: '21.5' },
          available: { before: '5', after: '9' },
        },
      },
    ]);
    const after = await page(product.id);
    expect({ ...after, updatedAt: before.updatedAt }).toEqual({
      ...before,
      price: 21.5,
      priceSteps: [{ quantity: 1, price: 21.5 }],
      available: 9,
    });
  });

  it('changes every field', async () => {
    const lists = {
      images: '/pictures/a.svg\n/pictures/b.svg',
      specifications: 'Rows: 20\nWidth: 3 m',
      documents: 'Data sheet: /papers/l-301.pdf',
    };
    await imported(csv({ _id: product.id, sku: 'ALL-1', ...complete, ...lists }));
    expect(await page(product.id)).toMatchObject({
      ...complete,
      sku: 'ALL-1',
      images: [complete.img, '/pictures/a.svg', '/pictures/b.svg'],
      specifications: [
        { name: 'Rows', value: '20' },
        { name: 'Width', value: '3 m' },
      ],
      documents: [{ name: 'Data sheet', url: '/papers/l-301.pdf' }],
    });
  });

  it('adds rows that are new, and finds the others by part number', async () => {
    const sku = `NEW-${product.id}`;
    const [category] = await shop.sql<{ handle: string }>(
      'SELECT handle FROM product_category WHERE is_active AND NOT is_internal LIMIT 1',
    );
    const row = { ...complete, sku, category: category?.handle ?? '' };
    expect(await imported(csv(row))).toMatchObject({ created: 1, updated: 0 });
    const { data } = (
      await shop.request('GET', `/services?limit=5&pageNumber=0&q=${sku}`, { token })
    ).body as { data: Details[] };
    expect(data).toEqual([
      expect.objectContaining({
        ...complete,
        sku,
        category: category ? (expect.objectContaining(category) as unknown) : null,
      }),
    ]);
    expect(await imported(csv(row))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await imported(csv({ ...row, price: 13 }))).toMatchObject({ created: 0, updated: 1 });
    const person = await shop.customer();
    const [made] = data;
    const bought = { ...product, id: made?._id ?? '', name: complete.name, price: 13 };
    expect((await shopping(shop).place(person, bought, 2)).status).toBe(201);
    const staff = await shop.stockAdmin();
    expect((await staff.request('GET', `/products/${bought.id}`)).body).toMatchObject({
      product: { title: complete.name, status: 'published', variants: [{ sku }] },
    });
  });

  it('gives new products of one name different addresses', async () => {
    await imported(csv(complete, complete));
    const rows = await shop.sql<{ handle: string }>(
      `SELECT DISTINCT handle FROM product WHERE title = '${complete.name}'`,
    );
    expect(rows.length).toBeGreaterThan(1);
  });

  it('changes nothing in a dry run', async () => {
    const before = await everything();
    const file = csv({ ...complete, _id: product.id, name: 'Dry' }, { _id: '', ...complete });
    for (const query of ['?dryRun=true', '?dryRun']) {
      expect(await imported(file, query)).toMatchObject({ created: 1, updated: 1 });
    }
    expect(await everything()).toEqual(before);
    expect(await shopping(shop).stock(product)).toBe(5);
  });

  it('changes nothing if one row breaks a rule, and names it', async () => {
    const before = await everything();
    const answer = await load(
      csv(
        { _id: product.id, name: 'Good', price: 1, specifications: '' },
        { _id: 'prod_gone', name: 'x', price: 1, specifications: '' },
        { _id: product.id, name: '', price: '-1', specifications: 'Rows: 20\nnothing' },
        { _id: '', name: 'New', price: 'a', specifications: '' },
      ),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_body',
        rows: [
          { row: 3, fields: { _id: 'There is no such product.' } },
          {
            row: 4,
            fields: {
              _id: 'This is also in row 2.',
              name: expect.any(String) as string,
              price: expect.any(String) as string,
              specifications: expect.stringMatching(/^Line 2: /) as string,
            },
          },
          { row: 5, fields: { price: 'This must be a number.', img: 'This is required.' } },
        ],
      },
    });
    expect(await everything()).toEqual(before);
  });

  it('refuses part numbers that another product has, and the same in two rows', async () => {
    const other = await shop.product();
    await imported(csv({ _id: other.id, sku: `S-${other.id}` }));
    const taken = await load(csv({ _id: product.id, sku: `S-${other.id}` }));
    expect(taken).toMatchObject({
      status: 422,
      body: { rows: [{ row: 2, fields: { sku: 'Another product has this part number.' } }] },
    });
    const twice = await load(csv({ ...complete, sku: 'T-1' }, { ...complete, sku: 'T-1' }));
    expect(twice).toMatchObject({
      status: 422,
      body: { rows: [{ row: 3, fields: { sku: 'This is also in row 2.' } }] },
    });
  });

  it('takes another spelling of a part number for the same, and leaves it as it is', async () => {
    const sku = `SP-${product.id}`;
    await imported(csv({ _id: product.id, sku }));
    const spelled = ` sp ${product.id.toUpperCase()}`;
    const priced = await imported(csv({ sku: spelled, price: 17 }));
    expect(priced).toMatchObject({ created: 0, updated: 1, changes: [{ _id: product.id }] });
    expect(Object.keys(priced.changes[0]?.fields ?? {})).toEqual(['price']);
    expect(await load(csv({ _id: (await shop.product()).id, sku: spelled }))).toMatchObject({
      status: 422,
      body: { rows: [{ fields: { sku: 'Another product has this part number.' } }] },
    });
    const twice = await load(csv({ ...complete, sku: 'T-2' }, { ...complete, sku: 't2' }));
    expect(twice).toMatchObject({
      status: 422,
      body: { rows: [{ row: 3, fields: { sku: 'This is also in row 2.' } }] },
    });
    expect(await imported(csv({ _id: product.id, sku: spelled }))).toMatchObject({ updated: 1 });
  });

  it('does not choose between products that have a part number in other spellings', async () => {
    const [one, other] = [await shop.product(), await shop.product()];
    const number = one.id.slice(-8);
    const give = (id: string, sku: string) =>
      // an earlier version let them have it
      shop.sql(`SET session_replication_role = replica;
        UPDATE product_variant SET sku = '${sku}' WHERE product_id = '${id}';
        SET session_replication_role = DEFAULT`);
    await give(one.id, `D-${number}`);
    await give(other.id, `D${number}`);
    expect(await load(csv({ sku: `d ${number}`, price: 3 }))).toMatchObject({
      status: 422,
      body: { rows: [{ fields: { sku: expect.stringMatching(/^Several products/) as string } }] },
    });
    expect(await imported(csv({ sku: `D-${number}`, price: 3 }))).toMatchObject({
      changes: [{ _id: one.id }],
    });
  });

  it('keeps what staff have stored in the stock admin against the rules', async () => {
    const staff = await shop.stockAdmin();
    await staff.request('POST', `/products/${product.id}`, { body: { description: '' } });
    const row = (await table()).split('\r\n').find((line) => line.startsWith(product.id));
    expect(await imported(`${productColumns.join()}\n${row ?? ''}`)).toMatchObject({
      unchanged: 1,
    });
  });
});
