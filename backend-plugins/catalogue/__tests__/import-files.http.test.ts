import type { TestProduct } from '@harrow/testing/test-shop';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
let token: string;
let product: TestProduct;
beforeAll(async () => {
  ({ token } = await shop.admin());
});
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
});

const headers = { 'content-type': 'text/csv' };
const load = (body: string) => shop.request('POST', '/services/import', { token, body, headers });
const page = () => catalogue.pageOf(product);

describe('the file of an import', () => {
  it.each([
    ['semicolons, as Excel writes it where the comma is the decimal mark', ';', ''],
    ['semicolons and a byte order mark', ';', '\ufeff'],
    ['tabs', '\t', ''],
  ])('may have %s', async (_, mark, start) => {
    const rows = [
      ['_id', '"name"', 'price', 'available', 'description', 'specifications'],
      [product.id, 'Krümler', '21.50', '9', `"Wide, low${mark}light"`, '"Rows: 20\nNote: a, b"'],
      ['', '', '', '', '', ''],
    ];
    const answer = await load(start + rows.map((cells) => `${cells.join(mark)}\r\n`).join(''));
    expect(answer).toMatchObject({ status: 200, body: { created: 0, updated: 1, unchanged: 0 } });
    expect(await page()).toMatchObject({
      name: 'Krümler',
      price: 21.5,
      available: 9,
      description: `Wide, low${mark}light`,
      specifications: [
        { name: 'Rows', value: '20' },
        { name: 'Note', value: 'a, b' },
      ],
    });
  });

  it.each(['1,000', '1.234,50', '1.000', "1'000.00", '1 000'])(
    'is refused for the number %s where semicolons are, with its row and column',
    async (text) => {
      const row = (number: string) => `;${number};${number};${number}`;
      const answer = await load(
        `_id;price;available;minimum\n${product.id}${row('21')}\n${product.id}${row(text)}`,
      );
      const fault = 'Write numbers as 1234.5 or 1234,5: nothing between thousands.';
      const fields = { price: fault, available: fault, minimum: fault };
      expect(answer).toMatchObject({ status: 422, body: { rows: [{ row: 3, fields }] } });
      expect(await page()).toMatchObject({ price: 20, available: 5 });
    },
  );

  it.each([';', '\t'])('may have decimal commas where %j separates its cells', async (mark) => {
    const cells = [
      ['_id', 'price'],
      [product.id, '12,50'],
    ];
    const file = cells.map((line) => line.join(mark)).join('\n');
    expect(await load(file)).toMatchObject({ status: 200, body: { updated: 1 } });
    expect(await page()).toMatchObject({ price: 12.5 });
    expect(await load(file)).toMatchObject({ status: 200, body: { updated: 0, unchanged: 1 } });
  });

  it('is refused for a category that does not exist, with those that do', async () => {
    const answer = await load(`_id,category\n${product.id},nothing`);
    const [row] = await shop.sql<{ handle: string }>(
      'SELECT min(handle) AS handle FROM product_category',
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        rows: [
          {
            row: 2,
            fields: {
              category: expect.stringMatching(
                new RegExp(`category\\. There are ${row?.handle}, `),
              ) as string,
            },
          },
        ],
      },
    });
  });

  it('is refused for a decimal comma where commas are', async () => {
    expect(await load(`_id,price\n${product.id},"12,50"`)).toMatchObject({
      status: 422,
      body: { rows: [{ row: 2, fields: { price: 'This must be a number.' } }] },
    });
  });

  it('is refused for characters that nothing can have, with the row and column', async () => {
    expect(await load(`_id,sku\n${product.id},A-1\n${product.id},A\0\nprod_\0,A-2`)).toMatchObject({
      status: 422,
      body: {
        rows: [
          { row: 3, fields: { sku: expect.any(String) as string } },
          { row: 4, fields: { _id: 'There is no such product.' } },
        ],
      },
    });
  });

  it('may end with empty lines, but not with millions', async () => {
    const file = `_id,name\n${product.id},Renamed${'\n'.repeat(1000)}`;
    expect((await load(file)).status).toBe(200);
    expect(await load(file + '\n'.repeat(50_000))).toMatchObject({
      status: 422,
      body: { message: 'There can be at most 40000 lines, empty ones too.' },
    });
  });

  it.each([
    ['', 'The file has no rows.'],
    ['_id,name\n', 'The file has no rows.'],
    ['_id,prize\nx,1', 'There is no column “prize”.'],
    ['_id;prize\nx;1', /^There is no column “prize”\.$/],
    ['_id,_id\nx,1', 'The column “_id” is there twice.'],
    ['_id,name\nx,"open', /quotation mark/],
  ])('is refused: %j', async (file, message) => {
    expect(await load(file)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(message) as string },
    });
  });

  it('is refused in another media type or encoding, or if it is too large', async () => {
    const send = (body: string | Buffer, type: string) =>
      fetch(`${shop.url}/services/import`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body,
      });
    const statuses = await Promise.all([
      send('_id\nx', 'text/plain'),
      send('_id\nx', 'text/csv; charset=latin1'),
      send(Buffer.from('name\nKr\xfcger', 'latin1'), 'text/csv'),
      send(Buffer.alloc(33 * 1024 * 1024, 'x'), 'text/csv'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([415, 415, 422, 413]);
  });
  it('is taken from admins only', async () => {
    const call = { body: `_id,name\n${product.id},Mine`, headers };
    const customer = await shop.customer();
    expect((await shop.request('POST', '/services/import', call)).status).toBe(401);
    const { token: theirs } = customer;
    const answer = await shop.request('POST', '/services/import', { ...call, token: theirs });
    expect(answer.status).toBe(403);
    expect(await page()).toMatchObject({ name: product.name });
  });
});
