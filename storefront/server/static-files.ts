import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { readPages, sendPage } from './pages.ts';
import type { StorefrontSettings } from '@harrow/contract';

/** Vite puts a hash of the content into the names in this folder. */
const HASHED_FOLDER = '/assets/';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built storefront: its files and pages, and the shell for every other address that a
 * person may open, because the routes are the page's own affair. A missing file is a 404.
 */
export function serveStorefront(folder: string, config: StorefrontSettings): Handler {
  const pages = readPages(folder, config);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const path = pathOf(request);
    // the file of a page lacks the settings
    const page = path.endsWith('.html') ? pages.shell : pages.at(path);
    if (page) return sendPage(request, response, page);
    files(request, response, () => {
      if (isNavigation(path, request)) sendPage(request, response, pages.shell);
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

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
}
