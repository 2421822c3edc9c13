import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { StorefrontSettings } from '@harrow/contract';
import { injectConfig } from './runtime-config.ts';

/** A page with its settings, in each encoding that it may be sent in. */
type Page = Record<'identity' | 'gzip' | 'br', Buffer>;

const SHELL = 'shell.html';

/** The pages that the build has rendered, and the one for all other addresses. */
export interface Pages {
  /** The page at a path, such as `/blogs`; undefined where none was rendered. */
  at: (path: string) => Page | undefined;
  shell: Page;
}

/** Reads the pages of the built storefront and writes the settings into them. */
export function readPages(folder: string, config: StorefrontSettings): Pages {
  const read = (name: string): Page => {
    const html = injectConfig(readFileSync(join(folder, name), 'utf8'), config);
    return { identity: Buffer.from(html), gzip: gzipSync(html), br: brotliCompressSync(html) };
  };
  const names = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== SHELL);
  const pages = new Map(names.map((name) => [pathOfPage(name), read(name)]));
  return { at: (path) => pages.get(path), shell: read(SHELL) };
}

/** `blogs.html` stands at `/blogs`. */
const pathOfPage = (name: string): string =>
  name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;

/** Sends a page; it is asked for again every time, because it names the files of its build. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', page[encoding].length);
  response.end(page[encoding]);
}

function encodingFor(accepted: string): keyof Page {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
