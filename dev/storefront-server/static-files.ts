import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { injectConfig, type RuntimeConfig } from './runtime-config.ts';

/** Vite puts a hash of the content into the names in this folder. */
const HASHED_FOLDER = '/assets/';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built storefront: its files, and the page for every address that a person may open,
 * because the routes are the page's own affair. A missing file is a 404, never the page.
 */
export function serveStorefront(folder: string, config: RuntimeConfig): Handler {
  const page = injectConfig(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const path = pathOf(request);
    if (path === '/' || path === '/index.html') return sendPage(response, page);
    files(request, response, () => {
      if (isNavigation(path, request)) sendPage(response, page);
      else sendNotFound(response);
    });
  };
}

function cacheControl(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path of the request without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function isNavigation(path: string, { headers }: IncomingMessage): boolean {
  if (path.startsWith(HASHED_FOLDER)) return false;
  return extname(path) === '' || (headers.accept ?? '').includes('text/html');
}

function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
}
