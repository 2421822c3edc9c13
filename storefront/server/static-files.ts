import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

/** Vite puts a hash of the content into the names in this folder. */
const HASHED_FOLDER = '/assets/';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the files of the built storefront; calls `next` for the addresses of pages. */
export function serveFiles(
  folder: string,
  headers: readonly (readonly [string, string])[],
): Handler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return (request, response, next) => {
    const path = pathOf(request);
    const looksLikeFile = extname(path) !== '' || path.startsWith(HASHED_FOLDER);
    if (!looksLikeFile) return next();
    for (const [name, value] of headers) response.setHeader(name, value);
    files(request, response, () => {
      if (isNavigation(path, request)) next();
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

/** Whether a person opens an address that looks like that of a file. */
function isNavigation(path: string, { headers }: IncomingMessage): boolean {
  return !path.startsWith(HASHED_FOLDER) && (headers.accept ?? '').includes('text/html');
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}
