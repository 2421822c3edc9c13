import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { picture, pngBomb } from '@harrow/testing/pictures';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { zip } from '@harrow/testing/zip';

const shop = useSharedShop();
let token: string | undefined;
beforeAll(async () => {
  ({ token } = await shop.admin());
});

/** A product with a part number of its own. */
async function product() {
  const sku = `PIC ${randomUUID().slice(0, 8).toUpperCase()}`;
  const { id: _id } = await shop.product();
  const changed = await shop.request('PATCH', `/services/${_id}`, { token, body: { sku } });
  expect(changed.status).toBe(200);
  return { _id, sku };
}

const pictureOf = (width: number) => picture(width).png().toBuffer();

async function load(archive: Buffer, query = '', type = 'application/zip', as = token) {
  const { status, body } = await shop.request('POST', `/services/pictures${query}`, {
    token: as,
    headers: { 'content-type': type },
    body: new Blob([new Uint8Array(archive)]),
  });
  return { status, body: body as Record<string, unknown> };
}

async function imagesOf({ _id }: { _id: string }) {
  const { body } = await shop.request('GET', `/services/${_id}`);
  const { img, handle } = body as { img: string; handle: string };
  const page = (await shop.request('GET', `/products/${handle}`)).body as { images: string[] };
  return { img, images: page.images };
}

it('gives products the pictures with their part numbers, in order, in any spelling', async () => {
  const [one, other] = [await product(), await product()];
  const lower = other.sku.toLowerCase().replace(' ', '-');
  const archive = zip([
    { name: `new/${one.sku}-2.png`, bytes: await pictureOf(42) },
    { name: `new/${one.sku}.png`, bytes: await pictureOf(41) },
    { name: `new/${one.sku} (3).png`, bytes: await pictureOf(43) },
    { name: `${lower}.PNG`, bytes: await pictureOf(44) },
    { name: '__MACOSX/._x.png', bytes: Buffer.from('not meant') },
  ]);
  const [before] = [await imagesOf(one)];
  const outcome = { acknowledged: true, products: 2, pictures: 4, refused: [] };
  expect(await load(archive, '?dryRun=true')).toEqual({ status: 200, body: outcome });
  expect(await imagesOf(one)).toEqual(before);
  expect(await load(archive)).toEqual({ status: 200, body: outcome });
  const { img, images } = await imagesOf(one);
  expect([images[0], new Set(images).size]).toEqual([img, 3]);
  for (const [index, url] of images.entries()) {
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(41 + index);
  }
  expect((await imagesOf(other)).images).toHaveLength(1);
});

it('refuses files one by one, and stores the others', async () => {
  const one = await product();
  const [before, bytes] = [await imagesOf(one), await pictureOf(50)];
  const noImage = Buffer.from('<svg/>');
  const archive = zip([
    { name: 'nothing-like-it.png', bytes },
    { name: `${one.sku}-1.png`, bytes: noImage },
    { name: `${one.sku}-2.png`, bytes: pngBomb() },
    { name: `${one.sku}-3.png`, bytes: Buffer.alloc(6 * 1024 * 1024) },
    { name: `${one.sku}-4.png`, bytes: Buffer.alloc(4 * 1024 * 1024), claimed: 1000 },
    { name: `${one.sku}-5.png`, bytes, flags: 1 },
  ]);
  const { status, body } = await load(archive);
  expect([status, body.products, body.pictures]).toEqual([200, 0, 0]);
  expect(body.refused).toEqual([
    { file: 'nothing-like-it.png', message: expect.stringMatching(/^No product has/) as string },
    { file: `${one.sku}-1.png`, message: expect.stringMatching(/not an image/) as string },
    { file: `${one.sku}-2.png`, message: expect.any(String) as string },
    { file: `${one.sku}-3.png`, message: 'An image may be at most 5 MB.' },
    { file: `${one.sku}-4.png`, message: 'This file is damaged.' },
    { file: `${one.sku}-5.png`, message: 'This file is encrypted.' },
  ]);
  expect(await imagesOf(one)).toEqual(before);
  const mixed = zip([
    { name: `${one.sku}.png`, bytes },
    { name: `${one.sku}-2.png`, bytes: noImage },
  ]);
  expect((await load(mixed)).body).toMatchObject({ products: 1, pictures: 1 });
});

it.each([
  ['no archive', Buffer.from('PK nothing'), 'application/zip', 422],
  ['an empty archive', zip([]), 'application/zip', 422],
  ['another type', zip([]), 'text/csv', 415],
  [
    'too many files',
    zip(Array.from({ length: 501 }, (_, at) => ({ name: `${at}.png`, bytes: Buffer.from('x') }))),
    'application/zip',
    422,
  ],
])('refuses %s', async (_, archive, type, status) => {
  expect((await load(archive, '', type)).status).toBe(status);
});

it('is for staff who may change products', async () => {
  const { token: customer } = await shop.customer();
  expect((await load(zip([]), '', 'application/zip', customer)).status).toBe(403);
  expect((await load(zip([]), '', 'application/zip', '')).status).toBe(401);
});
