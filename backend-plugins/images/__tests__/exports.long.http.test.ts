import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { freePort } from '@harrow/processes/free-port';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { shopping, until } from '@harrow/testing/shopping';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { LinkSigner } from '../src/lib/signed-link';
import { exportsOf, follow } from './exports';

const COOKIE_SECRET = 'the-secret-of-the-links-in-this-test';

const directory = temporaryFolder();
const shop = useTestShop({ IMAGE_DIRECTORY: directory, COOKIE_SECRET });
let other: string;
let ada: Person;
let exports: ReturnType<typeof exportsOf>;
let token: string;
beforeAll(async () => {
  other = await shop.startBackend(await freePort());
  const staff = await shop.stockAdmin();
  [ada, token, exports] = [await shop.customer(), staff.token, exportsOf(staff)];
});

const stored = () => readdir(path.join(directory, 'private'));

/** Follows a link in this process of the shop. */
const at = (url: string, link: string) => link.replace(new URL(link).origin, url);

const follows = async (link: string, url = shop.url) => await follow(at(url, link), token);

async function rowsOf(key: string): Promise<Record<string, string>[]> {
  const text = await (await follows(await exports.linkTo(key))).text();
  return parse(text, { columns: true, delimiter: ';', bom: true });
}

describe('an export of orders', () => {
  it('has each order, with decimal amounts and cells that neither break lines nor run', async () => {
    const product = await shop.product({ price: 19.99, available: 50 });
    const farmer = shopping(shop);
    const id = await farmer.order(ada, product, 2);
    const addresses = ['Barn 7; "Old"\nRoad', '=HYPERLINK("http://x.test")'];
    for (const address of addresses) {
      expect((await farmer.place(ada, product, 1, { address })).status).toBe(201);
    }
    const rows = await rowsOf(await exports.make('order-export'));
    expect(rows.find((row) => row.Order_ID === id)).toMatchObject({
      Subtotal: '39.98',
      Total: '39.98',
      'Refunded Total': '0',
      'Currency Code': 'usd',
      'Customer Email': ada.email,
    });
    const [run, broken] = rows.map((row) => row['Shipping Address 1']); // the newest first
    expect([broken, run]).toEqual([addresses[0], `'${addresses[1]}`]);
    const [{ count } = { count: '' }] = await shop.sql<{ count: string }>(
      'SELECT count(*) FROM "order"',
    );
    expect(rows).toHaveLength(Number(count));
  });

  it('has only the orders of the filters of the page', async () => {
    const created_at = { gt: '2999-01-01T00:00:00.000Z' };
    const filterable_fields = { status: ['pending'], created_at };
    expect(await rowsOf(await exports.make('order-export', { filterable_fields }))).toEqual([]);
  });

  it('names each filter that it does not know', async () => {
    const context = { filterable_fields: { status: ['lost'], color: 'red' }, batch_size: 1e9 };
    expect(await exports.start('order-export', context)).toMatchObject({ status: 400 });
    const { body } = await exports.start('order-export', context);
    expect(JSON.stringify(body)).toMatch(/context\.filterable_fields\.status\.0.*batch_size/);
  });
});

describe('an export of products', () => {
  it('has each product, with cells that neither break lines nor run', async () => {
    const { id } = await shop.product({ price: 7.25 });
    await shop.sql('UPDATE product SET title = $2, subtitle = $3 WHERE id = $1', [
      id,
      '=1+1',
      'with "quotes"; and\nlines',
    ]);
    const rows = await rowsOf(await exports.make('product-export'));
    expect(rows.find((row) => row['Product Id'] === id)).toMatchObject({
      'Product Title': "'=1+1",
      'Product Subtitle': 'with "quotes"; and\nlines',
      'Price USD': '7.25',
    });
    const [{ count } = { count: '' }] = await shop.sql<{ count: string }>(
      'SELECT count(*) FROM product_variant WHERE deleted_at IS NULL',
    );
    expect(rows).toHaveLength(Number(count));
  });

  it('waits for its confirmation after a dry run, and can be canceled', async () => {
    const id = exports.idOf(await exports.start('product-export', {}, { dry_run: true }));
    await exports.reaches(id, ['pre_processed']);
    const staff = await shop.stockAdmin();
    expect((await staff.request('POST', `/batch-jobs/${id}/confirm`)).status).toBe(200);
    expect((await exports.reaches(id)).status).toBe('completed');
    const second = exports.idOf(await exports.start('product-export', {}, { dry_run: true }));
    await exports.reaches(second, ['pre_processed']);
    expect((await staff.request('POST', `/batch-jobs/${second}/cancel`)).status).toBe(200);
    expect((await exports.job(second)).status).toBe('canceled');
  });
});

describe('the file of an export', () => {
  let key: string;
  let link: string;
  beforeAll(async () => {
    key = await exports.make('product-export');
    link = await exports.linkTo(key);
  });

  it('is sent to staff as a file that nothing keeps or runs, by every process', async () => {
    for (const url of [shop.url, other]) {
      const response = await follows(link, url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="product-export-\d{4}-\d\d-\d\d\.csv"$/,
        ) as string,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(await response.text()).toContain('Product Handle');
    }
  });

  it('is not sent without a session of staff', async () => {
    expect((await follow(at(shop.url, link))).status).toBe(401);
    expect((await follow(at(shop.url, link), ada.token)).status).toBe(401);
    const admin = await shop.admin();
    expect((await follow(at(shop.url, link), admin.token)).status).toBe(401);
  });

  it('has a link for staff only', async () => {
    const body = { file_key: key };
    for (const caller of [undefined, ada.token]) {
      const answer = await shop.request('POST', '/admin/uploads/download-url', {
        token: caller,
        body,
      });
      expect(answer.status).toBe(401);
    }
  });

  it.each([
    ['another signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['no signature', (url: URL) => url.searchParams.set('signature', '')],
    ['a later end', (url: URL) => url.searchParams.set('expires', '99999999999')],
    ['an end that is not a number', (url: URL) => url.searchParams.set('expires', 'NaN')],
  ])('is not sent for a link with %s', async (_, change) => {
    const url = new URL(link);
    change(url);
    expect((await follows(url.href)).status).toBe(404);
  });

  it('is not sent once its link has expired', async () => {
    const elevenMinutesAgo = Date.now() - 11 * 60_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(elevenMinutesAgo);
    const proof = new LinkSigner([COOKIE_SECRET]).sign(key);
    now.mockRestore();
    const url = new URL(link);
    url.search = String(new URLSearchParams(proof));
    const response = await follows(url.href);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'link_expired' });
  });

  it('is not sent for the signature of another file, nor are files outside', async () => {
    const next = await exports.make('product-export');
    expect((await follows(link.replace(key, next))).status).toBe(404);
    for (const name of ['..%2f..%2fpackage.json', '%2e%2e', 'private', `${key}.part`]) {
      expect((await follows(link.replace(key, name))).status).toBe(404);
    }
  });

  it('has an unguessable name, at which images do not serve it', async () => {
    expect(key).toMatch(/^product-export-\d{4}-\d\d-\d\d-[0-9a-f]{40}\.csv$/);
    for (const name of [key, `private/${key}`, `private%2f${key}`, `..%2fprivate%2f${key}`]) {
      expect((await follow(`${shop.url}/images/${name}`)).status).toBe(404);
    }
    expect((await follow(`${shop.url}/uploads/${key}`)).status).toBe(404);
  });

  it.each(['../../package.json', '', 'product-export-2026-01-01-00.csv'])(
    'has no link for the key %j',
    async (file_key) => {
      const staff = await shop.stockAdmin();
      const answer = await staff.request('POST', '/uploads/download-url', { body: { file_key } });
      expect(answer).toMatchObject({ status: 404 });
    },
  );

  it('is gone once staff delete it', async () => {
    const made = await exports.make('product-export');
    const url = await exports.linkTo(made);
    const staff = await shop.stockAdmin();
    await staff.request('DELETE', '/uploads', { body: { file_key: made } });
    expect((await follows(url)).status).toBe(404);
    expect(await stored()).not.toContain(made);
  });

  it('is deleted after a day, finished or not', async () => {
    const old = await exports.make('product-export');
    const url = await exports.linkTo(old);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(path.join(directory, 'private', old), yesterday, yesterday);
    await shop.stopBackends(other);
    await shop.startBackend(Number(new URL(other).port)); // it looks after its start
    await until(stored, (names) => !names.includes(old));
    expect((await follows(url)).status).toBe(404);
    expect(await stored()).toContain(key);
  });
});
