import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { gifOf, noise, picture, pngBomb, webpOf } from '@harrow/testing/pictures';
import { download, formOf, imageOf } from '@harrow/testing/uploads';

const LIMIT = 5 * 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';
const FILE_BEGINS = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';

/** 80 megapixels of one color, in a file whose header says 100 × 100. */
const lyingAvif = path.join(__dirname, 'lying.avif');

const directory = temporaryFolder();
const shop = useTestShop({ IMAGE_DIRECTORY: directory });
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

const post = (body: unknown, query = '?key=any') =>
  shop.request('POST', `/images${query}`, { token: ada.token, body });

const upload = async (bytes: Buffer) => imageOf(await post(formOf(bytes)));

const png = (width = 40, height = 30) => picture(width, height).png().toBuffer();

describe('an image', () => {
  it.each([
    ['a PNG', () => picture().png()],
    ['a JPEG', () => picture().jpeg()],
    ['a WebP', () => picture().webp()],
    ['an AVIF', () => picture().avif()],
    ['a GIF', () => picture().gif()],
  ])('may be %s whatever its file name, and is stored as WebP', async (_, encode) => {
    const bytes = await encode().toBuffer();
    const answer = await post(formOf(bytes, { name: 'page.html', type: 'text/html' }));
    expect(answer.status).toBe(200);
    const { url, width, height } = imageOf(answer);
    expect([width, height]).toEqual([40, 30]);
    const shown = await download(url);
    expect(shown.response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it.each(['', '?key=1&key=2', '?key[a]=%00'])('accepts any key: %j', async (query) => {
    expect((await post(formOf(await png()), query)).status).toBe(200);
  });

  it('may also come from an admin, but requires a session', async () => {
    const { token } = await shop.admin();
    const statuses = [undefined, 'ey.no.token', token].map(async (token) => {
      const body = formOf(await png());
      return (await shop.request('POST', '/images', { token, body })).status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  it('is stored in the sizes that the screens need, never enlarged', async () => {
    const wide = await upload(await picture(2000, 1000).jpeg().toBuffer());
    expect(wide.variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 160],
      [640, 320],
      [1280, 640],
    ]);
    const small = await upload(await png(500, 100));
    expect(small.variants.map(({ width }) => width)).toEqual([320, 500, 500]);
    for (const { url, width, height } of [...wide.variants, ...small.variants]) {
      expect(await sharp((await download(url)).bytes).metadata()).toMatchObject({ width, height });
    }
  });

  it('is rotated upright and stripped of its location', async () => {
    const photo = await picture(60, 40)
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { url, width, height } = await upload(photo);
    expect([width, height]).toEqual([40, 60]);
    const stored = await sharp((await download(url)).bytes).metadata();
    for (const name of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
      expect(stored[name]).toBeUndefined();
    }
  });

  it('has one URL however often it is sent, even concurrently with others', async () => {
    const before = (await readdir(directory)).length;
    const widths = [300, 301, 302, 303, 304];
    const files = await Promise.all(widths.map((width) => noise(width, 200).jpeg().toBuffer()));
    const images = await Promise.all([...files, ...files].map(upload));
    expect(images.map(({ width }) => width)).toEqual([...widths, ...widths]);
    expect(new Set(images.map(({ url }) => url)).size).toBe(5);
    expect(await readdir(directory)).toHaveLength(before + 5 * 3);
  });

  it('is the first frame of a short animation', async () => {
    expect(await upload(gifOf(30))).toMatchObject({ width: 1, height: 1 });
    expect(await upload(await webpOf(30))).toMatchObject({ width: 1, height: 1 });
  });

  it('may be at most 5 MB', async () => {
    const bytes = Buffer.concat([await png(), Buffer.alloc(LIMIT)]);
    expect((await post(formOf(bytes.subarray(0, LIMIT)))).status).toBe(200);
    expect(await post(formOf(bytes.subarray(0, LIMIT + 1)))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });
});

describe('a refusal', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n'],
    ['an HTML page followed by an image', '<script>alert(1)</script>\x89PNG\r\n\x1a\n'],
    ['a TIFF', () => picture().tiff().toBuffer()],
    ['noise', randomBytes(64)],
  ])('answers %s that claims to be a PNG', async (_, content) => {
    const bytes = typeof content === 'function' ? await content() : content;
    const answer = await post(formOf(bytes, { name: 'photo.png', type: 'image/png' }));
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it.each([
    ['a truncated JPEG', async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, 4000)],
    ['a truncated PNG', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 4000)],
    ['a script after the first bytes of a GIF', () => Buffer.from('GIF89a<script>alert(1)')],
    ['400 megapixels in 50 kB', () => pngBomb()],
    ['a long animated GIF', () => gifOf(100_000)],
    ['a long animated WebP', () => webpOf(20_000)],
    ['2 kB that would be decoded to gigabytes', () => readFile(lyingAvif)],
  ])('answers %s, and stores nothing', async (_, make) => {
    const before = await readdir(directory);
    const answer = await post(formOf(await make()));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
    expect(answer.body).toHaveProperty('fields.image');
    expect(await readdir(directory)).toEqual(before);
  });

  it('is sent before a large file has fully arrived', async () => {
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': FORM,
      'content-length': 1_000_000_000,
    };
    const sending = request(`${shop.url}/images`, { method: 'POST', headers });
    const answered = new Promise((resolve, reject) => {
      sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    sending.write(FILE_BEGINS);
    sending.write(Buffer.alloc(LIMIT + 1));
    expect(await answered).toBe(413);
    sending.destroy();
  });

  it.each([
    ['application/json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=x', 400],
  ])('answers a body of type %s that is not a form', async (type, status) => {
    const headers = { 'content-type': type };
    const request = { token: ada.token, headers, body: '--x\r\n' };
    expect((await shop.request('POST', '/images', request)).status).toBe(status);
  });

  it('leaves the connection usable for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, place: string, body = Buffer.alloc(0)) => {
      const headers = { authorization: `Bearer ${ada.token}`, 'content-type': FORM };
      const sending = request(`${shop.url}${place}`, { method, agent, headers }).end(body);
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return [answer.statusCode, sending.reusedSocket];
    };
    const tooLarge = Buffer.concat([Buffer.from(FILE_BEGINS), Buffer.alloc(LIMIT + 500_000)]);
    expect(await ask('POST', '/images', tooLarge)).toEqual([413, false]);
    expect(await ask('GET', '/health')).toEqual([200, true]);
    agent.destroy();
  });

  it('answers a form without exactly one file in the field image', async () => {
    const bytes = await png();
    const text = new FormData();
    text.append('image', 'photo.png');
    const two = formOf(bytes);
    two.append('image', new Blob([bytes]), 'second.png');
    const forms = [new FormData(), text, formOf(bytes, { field: 'file' }), formOf(''), two];
    for (const form of forms) {
      const answer = await post(form);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
      expect(answer.body).toHaveProperty('fields.image');
    }
  });

  it('ignores other form fields and strange file names', async () => {
    const form = formOf(Buffer.alloc(100_000), { field: 'other' });
    form.append('name', 'x'.repeat(2_000_000));
    form.append('image', new Blob([await png()]), '../'.repeat(3000));
    expect((await post(form)).status).toBe(200);
  });

  it('leaves nothing behind when the folder is not writable', async () => {
    await rm(directory, { recursive: true });
    await writeFile(directory, 'a file where the folder should be');
    const form = formOf(await png(50, 50));
    const refused = await post(form);
    await rm(directory);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await post(form)).status).toBe(200);
    expect(await readdir(directory)).toHaveLength(3);
  });

  it('of slow uploads from one account does not block other accounts', async () => {
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': FORM,
      'content-length': 1000,
    };
    const slow = Array.from({ length: 40 }, () => {
      const sending = request(`${shop.url}/images`, { method: 'POST', headers });
      sending.write(FILE_BEGINS);
      return sending;
    });
    const answered = slow.map((one) => once(one, 'response') as Promise<[IncomingMessage]>);
    const [refused] = await Promise.any(answered);
    const { token } = await shop.customer();
    const other = await shop.request('POST', '/images', { token, body: formOf(await png()) });
    for (const one of slow) one.on('error', () => undefined).destroy();
    expect(other.status).toBe(200);
    expect(refused.statusCode).toBe(429);
  });

  it('does not affect others when a client disconnects mid-upload', async () => {
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1000,
    };
    const sending = request(`${shop.url}/images`, { method: 'POST', headers });
    const gone = new Promise((resolve) => sending.on('error', resolve));
    const start = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nGIF';
    sending.write(start, () => sending.destroy(new Error('The line is cut.')));
    await gone;
    expect((await post(formOf(await png()))).status).toBe(200);
  });
});

describe('GET /images/{name}', () => {
  it('may be cached forever and is always served as an image', async () => {
    const { url } = await upload(await png(70, 70));
    const { response, bytes } = await download(url);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    // otherwise fetch would request a fresh copy
    const known = { 'if-none-match': headers.etag ?? '', 'cache-control': 'max-age=0' };
    expect((await download(url, known)).response.status).toBe(304);
    const part = await download(url, { range: 'bytes=0-1' });
    expect([part.response.status, part.bytes.length]).toEqual([200, bytes.length]);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
  });

  it.each([
    `${'0'.repeat(64)}-640.webp`,
    `${'0'.repeat(64)}-641.webp`,
    `${'0'.repeat(64)}-640.webp%00.html`,
    'photo.png',
    '..%2f..%2fpackage.json',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5cpackage.json',
    'a'.repeat(300),
  ])('answers 404 for %s', async (name) => {
    const answer = await shop.request('GET', `/images/${name}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.headers.get('cache-control')).toBeNull();
  });
});
