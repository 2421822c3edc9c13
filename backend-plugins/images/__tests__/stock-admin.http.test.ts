import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useTestShop } from '@harrow/testing/test-shop';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { picture } from '@harrow/testing/pictures';
import { download, formOf } from '@harrow/testing/uploads';

const uploaded = z.object({
  uploads: z.array(z.object({ url: z.string(), key: z.string() })).min(1),
});

const directory = temporaryFolder();
const shop = useTestShop({ IMAGE_DIRECTORY: directory });
let staff: StockAdmin;
beforeAll(async () => {
  staff = await shop.stockAdmin();
});

const post = (content: Buffer | string, name = 'plow.png', to = '/uploads') =>
  staff.request('POST', to, { body: formOf(content, { field: 'files', name }) });

const png = (width: number) => picture(width, 30).png().toBuffer();

const upload = async (width: number, name?: string) => {
  const { uploads } = uploaded.parse((await post(await png(width), name)).body);
  const [file] = uploads;
  if (!file) throw new Error('Nothing was stored.');
  return file;
};

it('renders images from staff like all others', async () => {
  const { url } = await upload(1500);
  expect(url).toMatch(/^http:\/\/localhost:\d+\/images\/[0-9a-f]{64}-1280\.webp$/);
  const { response } = await download(url);
  expect(response.headers.get('content-type')).toBe('image/webp');
});

it('accepts an image with a very long name', async () => {
  expect((await upload(31, `${'plow-'.repeat(2000)}.png`)).url).toMatch(/\/images\//);
});

it.each([
  ['an HTML page', '<script>alert(1)</script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an image of more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1)],
])('rejects %s with a reason, and stores nothing', async (_, content) => {
  const before = await readdir(directory);
  const answer = await post(content);
  expect(answer).toMatchObject({ status: 400, body: { type: 'invalid_data' } });
  expect(answer.body).toHaveProperty('message', expect.stringContaining('image'));
  expect(await readdir(directory)).toEqual(before);
});

it('removes all sizes of an image', async () => {
  const { url, key } = await upload(32);
  const before = (await readdir(directory)).length;
  const body = { file_key: key };
  expect((await staff.request('DELETE', '/uploads', { body })).status).toBe(200);
  expect((await fetch(url)).status).toBe(404);
  expect(await readdir(directory)).toHaveLength(before - 3);
});

it.each(['../../package.json', '..', '', 'photo.png'])(
  'removes nothing for the key %j',
  async (key) => {
    const body = { file_key: key };
    expect((await staff.request('DELETE', '/uploads', { body })).status).toBe(404);
  },
);

it('sends staff to the dashboard with tables', async () => {
  expect(await staff.request('POST', '/uploads/protected', { body: {} })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Manage Products') as string },
  });
});
