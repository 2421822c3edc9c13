import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import sharp from 'sharp';
import { BackendReads } from '../../backend-reads.ts';
import { FileMaker } from '../file-maker.ts';
import { productFiles } from '../product-files.ts';
import { details, startFakeBackend, type FakeBackend } from './fake-backend.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><path fill="#f3ead7" d="M0 0h960v600H0z"/><path fill="#b23a22" d="M200 200h560v200H200z"/></svg>`;

const ORIGIN = 'https://shop.example';

const folder = temporaryFolder();
const stopped = stoppedAfterwards();
let backend: FakeBackend;
let reads: BackendReads;
let files: FileMaker;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'pictures', 'products'), { recursive: true });
  for (const name of ['machine', 'field-tractor']) {
    writeFileSync(join(folder, 'pictures', 'products', `${name}.svg`), DRAWING);
  }
  backend = stopped(await startFakeBackend());
  reads = stopped(new BackendReads([new URL(backend.url)]), (it) => it.close());
  const sources = { folder, origin: ORIGIN, backendUrl: backend.url, language: 'en' as const };
  files = stopped(new FileMaker());
  const serve = productFiles(reads.read, sources, files);
  const server = createServer((request, response) => {
    void serve(request, response, [['X-Content-Type-Options', 'nosniff']]).then((isServed) => {
      if (!isServed) response.writeHead(418).end();
    });
  });
  stopped(server, (it) => it.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  backend.products = [details(1)];
  backend.refusals = [];
  backend.asked = [];
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the addresses', () => {
  const FILES = [
    '/products/machine-1/data-sheet.pdf',
    '/share/machine-1.png',
    '/share/machine-1/plain.png',
  ];

  it.each(FILES)('answers %s, and 304 while the product shows the same', async (path) => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = first.headers.get('etag') ?? '';
    backend.products = [details(1, { available: 3, price: 900 })];
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    backend.products = [details(1, { name: 'Another', img: '/images/none.png' })];
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await bytesOf(changed)).not.toEqual(await bytesOf(first));
  });

  it.each(FILES)('answers 404 at %s for another handle', async (path) => {
    for (const handle of ['nothing', '%00', '%ff', '..%2f..', '%F0%9F%9A%9C', 'x'.repeat(600)]) {
      expect((await get(path.replace('machine-1', handle))).status).toBe(404);
    }
  });

  it.each(FILES)('answers 503 at %s while the backend does not, and recovers', async (path) => {
    backend.refusals = [500];
    const refused = await get(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await get(path)).status).toBe(200);
  });

  it('leaves other addresses alone', async () => {
    for (const path of ['/', '/share', '/products/machine-1', '/products/a/b/data-sheet.pdf']) {
      expect((await get(path)).status).toBe(418);
    }
    const head = await fetch(`${url}/share.png`, { method: 'HEAD' });
    expect(head.headers.get('content-type')).toBe('image/png');
  });
});

describe('share pictures', () => {
  const sizeOf = async (path: string) => {
    const response = await get(path);
    const { width, height, format } = await sharp(await bytesOf(response)).metadata();
    return `${response.status} ${format} ${width} × ${height}`;
  };

  it('are PNGs of 1200 × 630, of a product and of the shop', async () => {
    expect(await sizeOf('/share/machine-1.png')).toBe('200 png 1200 × 630');
    expect(await sizeOf('/share.png')).toBe('200 png 1200 × 630');
    expect(await sizeOf('/share/machine-1/plain.png')).toBe('200 png 1200 × 750');
  });

  it('are drawn from an upload too', async () => {
    const green = {
      create: { width: 40, height: 90, channels: 3, background: '#00ff00' },
    } as const;
    backend.uploads.set('/images/photo.webp', await sharp(green).webp().toBuffer());
    backend.products = [details(1, { img: '/images/photo.webp' })];
    const picture = sharp(await bytesOf(await get('/share/machine-1.png')));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const middle = (info.width * 315 + 800) * info.channels;
    expect(data[middle]).toBeLessThan(20);
    expect(data[middle + 1]).toBeGreaterThan(235);
  });

  it.each([
    ['the longest name', 'Wörter & <b>'.repeat(16)],
    ['one word', 'W'.repeat(200)],
    ['pictographs and marks of direction', `🚜👩🏽‍🌾🇩🇪 \u202Egnp.exe\u2066 \u0000\ud800`],
    ['another script', 'شركة المحاريث 犁'],
    ['nothing', ''],
  ])('show %s', async (_, name) => {
    backend.products = [details(1, { name, sku: name.slice(0, 60) })];
    expect(await sizeOf('/share/machine-1.png')).toBe('200 png 1200 × 630');
  });

  it('ask no other host for a picture, and read no other file', async () => {
    const secret = createServer((_, response) => response.end(DRAWING));
    const asked = jest.fn();
    secret.on('request', asked);
    await new Promise<void>((resolve) => secret.listen(0, '127.0.0.1', resolve));
    const { port } = secret.address() as AddressInfo;
    for (const img of [
      `http://127.0.0.1:${port}/a.png`,
      `http://user@127.0.0.1:${port}/a.png`,
      `//127.0.0.1:${port}/a.png`,
      `${backend.url}@127.0.0.1:${port}/a.png`,
      ...[ORIGIN, backend.url].flatMap((origin) =>
        ['//', '/\\', '/.//', '/x/..//', '/%2f', '/\t/', '/%2e//'].map(
          (slashes) => `${origin}${slashes}127.0.0.1:${port}/a.png`,
        ),
      ),
      'file:///etc/passwd',
      '/pictures/../../secret.svg',
      '/pictures/%2e%2e/secret.svg',
      'http://',
    ]) {
      backend.products = [details(1, { img, name: img })];
      expect(await sizeOf('/share/machine-1.png')).toBe('200 png 1200 × 630');
    }
    secret.close();
    expect(asked).not.toHaveBeenCalled();
  });

  it('show no upload that is a drawing, too large, or redirected', async () => {
    backend.uploads.set('/images/a.svg', Buffer.from(DRAWING));
    backend.uploads.set('/images/b.png', Buffer.alloc(11 * 1024 * 1024));
    const blank = await bytesOf(await get('/share/machine-1.png'));
    backend.products = [details(1, { img: '/images/nothing.png' })];
    const without = await bytesOf(await get('/share/machine-1.png'));
    expect(without).not.toEqual(blank);
    for (const img of ['/images/a.svg', '/images/b.png']) {
      backend.products = [details(1, { img })];
      expect(await bytesOf(await get('/share/machine-1.png'))).toEqual(without);
    }
  });
});

describe('many files at once', () => {
  const uploadsAsked = () => backend.asked.filter((path) => path.startsWith('/images/'));

  it('are made two at a time, wait in a short queue, and are then refused', async () => {
    let send: (() => void) | undefined;
    backend.uploadsReady = new Promise<void>((resolve) => {
      send = resolve;
    });
    const numbers = Array.from({ length: 24 }, (_, index) => index + 100);
    backend.products = numbers.map((number) => details(number, { img: `/images/${number}.webp` }));
    const all = numbers.map((number) => get(`/share/machine-${number}.png`));
    const refused = await Promise.race(all);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(uploadsAsked().length).toBeLessThanOrEqual(2);
    send?.();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 503)).toHaveLength(14);
    expect((await get('/share/machine-100.png')).status).toBe(200);
  });

  it('are not made for a client that has them', async () => {
    const { headers } = await get('/share/machine-1.png');
    const make = jest.spyOn(files, 'make');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    backend.products = [details(1, { available: 1 })];
    expect((await get('/share/machine-1.png', known)).status).toBe(304);
    expect(make).not.toHaveBeenCalled();
  });
});

describe('data sheets', () => {
  const read = async () => {
    const response = await get('/products/machine-1/data-sheet.pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return (await bytesOf(response)).toString('latin1');
  };
  const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

  it('are one tagged page in a language, with a title', async () => {
    const pdf = await read();
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('(Machine 1: data sheet)');
    for (const tag of ['/S /H1', '/S /Figure', '/S /Table', '/S /TH', '/S /TD']) {
      expect(pdf).toContain(tag);
    }
  });

  it.each([
    [
      'the longest texts',
      'Wörter & <b>"x"</b> 🚜 '.repeat(10).slice(0, 200),
      'Ein Satz. '.repeat(500),
    ],
    ['one word', 'W'.repeat(200), 'w'.repeat(5000)],
    ['pictographs and marks of direction', '\u202Egnp.exe 🚜🇩🇪', '🚜'.repeat(2500)],
    ['another script', 'شركة المحاريث', '犁'.repeat(5000)],
  ])('keep %s on one page', async (_, name, description) => {
    const specifications = Array.from({ length: 60 }, (__, index) => ({
      name: `${index} ${name}`.slice(0, 80),
      value: index % 5 === 0 ? description.slice(0, 200) : '3 m',
    }));
    backend.products = [details(1, { name, description, specifications, sku: name.slice(0, 100) })];
    expect(pagesOf(await read())).toBe(1);
  });

  it('do without figures, part number and picture', async () => {
    const less = { specifications: [], sku: null, img: '/pictures/none.svg' };
    backend.products = [details(1, less)];
    const pdf = await read();
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf).not.toContain('/S /Figure');
  });
});

describe('the feed', () => {
  it('lists all products with their part numbers, page by page', async () => {
    backend.products = Array.from({ length: 230 }, (_, index) => details(index));
    const response = await get('/feed.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml.match(/<item>/g)).toHaveLength(230);
    expect(new Set(xml.match(/<g:mpn>HR-\d+<\/g:mpn>/g)).size).toBe(230);
    expect(backend.asked.filter((path) => path === '/services')).toHaveLength(3);
  });

  it('answers 503 if the backend does not answer, and recovers', async () => {
    backend.refusals = [500];
    expect((await get('/feed.xml')).status).toBe(503);
    expect(await (await get('/feed.xml')).text()).toContain('<g:id>prod_1</g:id>');
  });

  it('is written a few times at once, one page after the other, and then refused', async () => {
    backend.products = Array.from({ length: 230 }, (_, index) => details(index));
    let begin: (() => void) | undefined;
    backend.ready = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const asked = Array.from({ length: 32 }, () => get('/feed.xml'));
    const refused: Response[] = [];
    await new Promise<void>((resolve) => {
      for (const each of asked) {
        void each.then((answer) => {
          if (refused.push(answer) === 28) resolve();
        });
      }
    });
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    const pages = backend.asked.filter((path) => path !== '/shop');
    expect(pages).toEqual(['/services']);
    begin?.();
    const written = (await Promise.all(asked)).filter(({ status }) => status === 200);
    expect(written).toHaveLength(4);
    for (const answer of written) expect((await answer.text()).match(/<item>/g)).toHaveLength(230);
    const later = await fetch(`${url}/feed.xml`, { method: 'HEAD' });
    expect([later.status, refused[0]?.headers.get('retry-after')]).toEqual([200, '5']);
  });
});
