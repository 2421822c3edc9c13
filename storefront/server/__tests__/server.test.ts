import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@harrow/processes/free-port';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { startStorefrontServer, type StorefrontServer } from '../server.ts';

const folder = temporaryFolder();
let server: StorefrontServer;
let emulator: Server;
let emulatorPort: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'console.log(1);');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  const element = '<script type="application/json" id="harrow-config"></script>';
  for (const name of ['index', 'blogs', 'shell']) {
    writeFileSync(join(folder, `${name}.html`), `<title>${name}</title>${element}`);
  }
  emulatorPort = await freePort();
  emulator = createServer((request, response) => {
    response.writeHead(201, { 'x-host': request.headers.host ?? '' });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => emulator.listen(emulatorPort, '127.0.0.1', resolve));
  server = await startStorefrontServer({
    host: '127.0.0.1',
    port: 0,
    folder,
    config: {
      backendUrl: 'http://localhost:9000',
      firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
      authEmulator: true,
    },
    policy: { backend: ['http://localhost:9000'], stripe: false },
    emulatorUrl: `http://127.0.0.1:${emulatorPort}`,
  });
});

afterAll(async () => {
  await server.stop();
  emulator.close();
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);

it.each([
  ['/', 'index'],
  ['/?page=2', 'index'],
  ['/blogs', 'blogs'],
  ['/index.html', 'shell'],
  ['/dashboard/myorders', 'shell'],
  ['/purchase/prod_01?from=home', 'shell'],
])('answers %s with the page %s and its settings', async (path, name) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const html = await response.text();
  expect(html).toContain(`<title>${name}</title>`);
  expect(html).toContain('"backendUrl":"http://localhost:9000"');
});

it.each(['br', 'gzip'])('compresses a page with %s', async (encoding) => {
  const response = await get('/blogs', { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toContain('<title>blogs</title>');
});

it('opens the page for a person at an address that looks like a file', async () => {
  const response = await get('/purchase/part.12', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
});

it.each(['/assets/gone-000.js', '/logo.png', '/assets/gone', '/..%2f..%2fpackage.json'])(
  'answers 404 to the missing file %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('lets files with a hash in their name be kept for ever, and others be asked for again', async () => {
  const hashed = await get('/assets/index-abc123.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

it.each(['/', '/assets/index-abc123.js', '/assets/gone-000.js'])(
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
  expect(response.headers.get('x-host')).toBe(`127.0.0.1:${server.port}`);
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
