import { mkdirSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A rendered shop with three pages: of the call `/value`, of no call, and one that leads elsewhere. */
const SHOP = `
export const noScript = '<p>No script</p>';
export const listedPages = [{ path: '/' }, { path: '/products/:handle', each: 'product' }, { path: '/categories/:handle', each: 'category' }];
const pages = { '/': 'home', '/blogs': 'blogs', '/beyond': 'beyond', '/moved': 'moved', '/products/gone': 'product' };
export const pageAt = (url) => {
  const path = url.split('?')[0];
  return { key: path in pages ? path : '/404' };
};
const page = (status, key, body) => ({
  status, path: key, route: 'home', head: '<title>' + key + '</title>', body, data: '{"value":"<"}', isComplete: true,
});
export const render = async ({ key }, { read, origin }) => {
  if (key === '/blogs') return page(200, key, 'Questions'.repeat(200));
  if (key === '/beyond') return { redirect: '/?page=2' };
  if (key === '/moved') return { redirect: '/blogs', isPermanent: true };
  if (key === '/404') return page(404, '*', 'Nothing here');
  const { status, body } = await read(key === '/' ? '/value' : '/gone');
  if (status !== 200) return page(404, key, 'No product');
  return page(200, key, 'Value ' + JSON.parse(body).value + ' at ' + origin);
};
export const renderUnavailable = async () => ({ ...page(503, undefined, 'Short break'), path: undefined });
`;

/** The inline style of each page. */
export const STYLE = '@media (width<48rem){body{color:#123}}';

const TEMPLATE = `<html><head><title>Harrow</title><meta name="description" content="Default" />
<style>${STYLE}</style>
<script type="application/json" id="harrow-config"></script></head>
<body><div id="root"></div><script type="application/json" id="harrow-data"></script></body></html>`;

/** Writes what a build writes, with a small shop in the place of the real one. */
export function writeBuild(folder: string): { folder: string; renderFolder: string } {
  const [files, render] = [join(folder, 'dist'), join(folder, 'build')];
  mkdirSync(join(files, 'assets'), { recursive: true });
  mkdirSync(render);
  writeFileSync(join(files, 'assets', 'index-abc123.js'), 'console.log(1);');
  writeFileSync(join(files, 'favicon.svg'), '<svg/>');
  mkdirSync(join(files, '.well-known'));
  writeFileSync(join(files, '.well-known', 'proof-of-domain'), 'ours');
  writeFileSync(join(files, 'service-worker.js'), 'console.log(1);');
  writeFileSync(join(render, 'shop.mjs'), SHOP);
  writeFileSync(join(render, 'template.html'), TEMPLATE);
  const chunks = { routes: { home: ['/assets/home.js'] }, shell: ['/assets/shell.js'] };
  writeFileSync(join(render, 'chunks.json'), JSON.stringify(chunks));
  return { folder: files, renderFolder: render };
}

/** Listens on a free port of this machine. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A backend with one value, which can be away, slow, or answer nonsense. */
export class StandInBackend {
  value = 1;
  mode: 'right' | 'refusing' | 'broken' | 'silent' | 'nonsense' | 'closing' = 'right';
  /** The status of the answers while it is refusing. */
  refusal = 422;
  requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  readonly server = createServer((request, response) => this.answer(request, response));

  private readonly answer: RequestListener = ({ url = '', headers }, response) => {
    this.requests.push({ url, headers });
    if (this.mode === 'silent') return;
    if (this.mode === 'closing') return void response.destroy();
    if (this.mode === 'refusing') return void response.writeHead(this.refusal).end('{}');
    if (this.mode === 'broken') return void response.writeHead(500).end('{}');
    if (this.mode === 'nonsense') return void response.end('<html>');
    const etag = `"${this.value}"`;
    if (url === '/catalogue-stamp') {
      return void response.end(JSON.stringify({ stamp: `one.${this.value}` }));
    }
    if (url === '/gone') return void response.writeHead(404).end('{}');
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag }).end(JSON.stringify({ value: this.value }));
  };
}
