import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import type { StorefrontOptions } from '../options-schema.ts';
import { listening, StandInBackend, STYLE, writeBuild } from './stand-in-shop.ts';

const folder = temporaryFolder();
const backend = new StandInBackend();
const stopped = stoppedAfterwards();
let port: number;
let emulator: Server;

beforeAll(async () => {
  emulator = createServer((request, response) => {
    response.writeHead(201, { 'x-host': request.headers.host ?? '' });
    request.pipe(response);
  });
  stopped(emulator, (it) => it.close());
  stopped(backend.server, (it) => {
    it.close();
    it.closeAllConnections();
  });
  const [emulatorPort, backendPort] = [await listening(emulator), await listening(backend.server)];
  port = await freePort();
  const options: StorefrontOptions = {
    host: '127.0.0.1',
    port,
    ...writeBuild(folder),
    config: {
      backendUrl: 'http://localhost:9000',
      firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
      authEmulator: true,
    },
    origin: 'https://shop.test',
    backendOrigins: [`http://127.0.0.1:${backendPort}`],
    backendKey: 'a-key-that-only-the-two-know',
    policy: { backend: ['http://localhost:9000'], stripe: false },
    emulatorUrl: `http://127.0.0.1:${emulatorPort}`,
  };
  const script = join(import.meta.dirname, '..', 'main.ts');
  stopped(await startChildService({ title: 'The storefront', script, options }));
});

beforeEach(() => {
  backend.mode = 'right';
  backend.requests = [];
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

describe('a page', () => {
  it('has the answers of the moment, its own head, the settings and the data', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const html = await response.text();
    expect(html).toContain('Value 1 at https://shop.test');
    expect(html).toContain('"backendUrl":"http://localhost:9000"');
    expect(html).toContain('data-path="/" data-later="/assets/home.js"');
    expect(html).toContain('id="harrow-data">{"value":"\\u003c"}</script>');
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>/']);
    expect(html).not.toContain('Default');
  });

  it('allows its own inline style by the hash, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('changes with the backend', async () => {
    await get('/');
    backend.value += 1;
    expect(await (await get('/')).text()).toContain(`Value ${backend.value} `);
  });

  it('is confirmed with one request, with the key of this server', async () => {
    await get('/');
    backend.requests = [];
    await get('/');
    expect(backend.requests.map(({ url }) => url)).toEqual(['/catalogue-stamp']);
    expect(backend.requests[0]?.headers['x-storefront-key']).toBe('a-key-that-only-the-two-know');
  });

  it('is answered with 304 to a client that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    backend.value += 1;
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const response = await get('/blogs', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('QuestionsQuestions');
  });

  it('is not compressed with what a client refuses', async () => {
    const headers = { 'accept-encoding': 'br;q=0, gzip; q=0.0' };
    expect((await get('/blogs', { headers })).headers.get('content-encoding')).toBeNull();
    headers['accept-encoding'] = 'br;q=0, gzip;q=0.5';
    expect((await get('/blogs', { headers })).headers.get('content-encoding')).toBe('gzip');
  });

  it('without data is served while the backend is away', async () => {
    backend.mode = 'closing';
    expect((await get('/blogs')).status).toBe(200);
  });
});

it.each([
  [400, 404],
  [422, 404],
  [431, 404],
  [429, 503],
  [403, 503],
])('takes %d of the backend as %d', async (refusal, status) => {
  Object.assign(backend, { mode: 'refusing', refusal });
  expect((await get('/products/gone')).status).toBe(status);
});

it.each(['/nowhere', '/index.html', '/%F0%9F', '/products/gone'])(
  'answers 404 to %s with a page, and does not let it be kept',
  async (path) => {
    const response = await get(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(response.headers.get('etag')).toBeNull();
  },
);

it('redirects from a trailing slash, and never to another host', async () => {
  const response = await get('/blogs/?page=2');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/blogs?page=2']);
  const location = (await get('//evil/x/')).headers.get('location');
  expect(location).toBe('/evil/x');
});

it.each([
  ['/beyond', 302, '/?page=2'],
  ['/moved', 301, '/blogs'],
] as const)('redirects from %s to the page that the shop names', async (path, status, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

it.each(['closing', 'broken', 'silent', 'nonsense'] as const)(
  'answers 503 in the design of the shop while the backend is %s, and recovers',
  async (mode) => {
    await get('/');
    backend.value += 1;
    backend.mode = mode;
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await response.text();
    expect(html).toContain('Short break');
    expect(html).toContain('href="/assets/shell.js"');
    expect(html).not.toContain('data-path');
    backend.mode = 'right';
    expect((await get('/')).status).toBe(200);
  },
);

it.each(['/assets/gone-000.js', '/logo.png', '/assets/gone', '/..%2f..%2fpackage.json'])(
  'answers 404 to the missing file %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('serves the files by which providers know the domain, which have no extension', async () => {
  const response = await get('/.well-known/proof-of-domain');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ours');
  expect((await get('/.well-known/proof-of-another')).status).toBe(404);
});

it('lets files with a hash in their name be kept for ever, and others be asked for again', async () => {
  const hashed = await get('/assets/index-abc123.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('lets the service worker be asked for again, so that a new one replaces it at the next visit', async () => {
  const { status, headers } = await get('/service-worker.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toContain("worker-src 'self';");
});

it.each(['/', '/nowhere', '/blogs/', '/assets/index-abc123.js', '/assets/gone-000.js'])(
  'sends the strict headers with %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

it('takes no other method than GET and HEAD', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405);
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('leads identity calls on to the emulator, with their body and their host', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
  const response = await get(path, { method: 'POST', body: '{"email":"a@b.test"}' });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-host')).toBe(`127.0.0.1:${port}`);
  expect(await response.text()).toBe('{"email":"a@b.test"}');
});

it('answers 502 in JSON while the emulator is down', async () => {
  await new Promise((resolve) => {
    emulator.close(resolve);
    emulator.closeAllConnections();
  });
  const response = await get('/securetoken.googleapis.com/v1/token', { method: 'POST', body: 'x' });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ error: { code: 502 } });
});
