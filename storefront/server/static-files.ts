import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { keptAsset } from './kept-releases.ts';

/** Vite puts a hash of the content into the names in this folder. */
const HASHED_FOLDER = '/assets/';

/** Providers look here for files, some without an extension: Apple for the one that proves the domain. */
const WELL_KNOWN = '/.well-known/';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const FORMS = { brotli: true, gzip: true, etag: true };

/**
 * Serves the files of the built storefront, and the assets of other releases in `keptFolder`; calls
 * `next` for the addresses of pages.
 */
export function serveFiles(
  folder: string,
  headers: readonly (readonly [string, string])[],
  keptFolder?: string,
): Handler {
  const files = sirv(folder, {
    ...FORMS,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const kept = keptFolder === undefined ? undefined : serveKept(keptFolder);
  return (request, response, next) => {
    const path = pathOf(request);
    const looksLikeFile =
      extname(path) !== '' || path.startsWith(HASHED_FOLDER) || path.startsWith(WELL_KNOWN);
    if (!looksLikeFile) return next();
    for (const [name, value] of headers) response.setHeader(name, value);
    const missing = () => {
      if (isNavigation(path, request)) next();
      else sendNotFound(response);
    };
    files(request, response, () => {
      if (kept) kept(request, response, missing);
      else missing();
    });
  };
}

/** Serves the assets of other releases, which may come and go while this server runs. */
function serveKept(keptFolder: string): Handler {
  const files = sirv(keptFolder, {
    ...FORMS,
    dev: true, // looks at the folder at each request
    setHeaders: (response) => response.setHeader('Cache-Control', IMMUTABLE),
  });
  return (request, response, next) => {
    keptAsset(keptFolder, pathOf(request)).then(
      (path) => {
        if (path === undefined) return next();
        request.url = path;
        files(request, response, next);
      },
      (error: unknown) => {
        console.error(error);
        next();
      },
    );
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

function cacheControl(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : 'no-cache';
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
