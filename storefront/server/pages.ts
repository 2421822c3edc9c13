import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontSettings } from '@harrow/contract';
import { LRUCache } from 'lru-cache';
import { MAIN_LANGUAGE, type Language } from './page-languages.ts';
import { BackendUnavailable, type BackendReads } from './backend-reads.ts';
import { DocumentTemplate } from './document.ts';
import { CATEGORY_LIST, existingCategories } from './existing-categories.ts';
import { KeptPage, type Encoding } from './kept-page.ts';
import { renderFolderIn } from './languages.ts';
import type { StorefrontOptions } from './options-schema.ts';
import { RenderedPages, type Answer } from './rendered-pages.ts';
import type { Page, Renderer, Sources } from './renderer.ts';
import { robots, Sitemap } from './sitemap.ts';

/** Addresses whose pages are remembered, because the router compiles its patterns each time. */
const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 500;
/** Seconds after which a client may try again while the backend is away or busy. */
export const RETRY_SECONDS = '5';
const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/;

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const HTML = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  // browsers keep it for their Back button and ask again every other time
  ...['Cache-Control', 'no-cache'],
  ...['Vary', 'Accept-Encoding'],
];

type PageOptions = Pick<StorefrontOptions, 'folder' | 'renderFolder' | 'config' | 'origin'> & {
  languages: readonly Language[];
};

/** Loads the shop as the build has written it; the settings of a process are those of its first call. */
async function loadRenderer(folder: string, config: StorefrontSettings): Promise<Renderer> {
  Object.assign(globalThis, { harrowSettings: config });
  return (await import(pathToFileURL(join(folder, 'shop.mjs')).href)) as Renderer;
}

/** Finds the failure of the backend among the causes of an error. */
function unavailabilityIn(error: unknown): BackendUnavailable | undefined {
  if (error instanceof BackendUnavailable) return error;
  return error instanceof Error && error.cause ? unavailabilityIn(error.cause) : undefined;
}

/** Answers requests for pages in a language. */
export class PageServer {
  private readonly pages: RenderedPages;
  private readonly found = new LRUCache<string, Page>({ max: MAX_ADDRESSES });
  private readonly document: DocumentTemplate;
  private readonly sitemap: Sitemap;
  private readonly sources: Sources;
  private isBackendAway = false;
  private unavailable: Promise<KeptPage> | undefined;

  private constructor(
    readonly renderer: Renderer,
    backend: BackendReads,
    private readonly language: Language,
    { folder, renderFolder, config, origin, languages }: PageOptions,
  ) {
    const ownFolder = renderFolderIn(renderFolder, language);
    this.document = new DocumentTemplate(ownFolder, config, renderer.noScript);
    const readOwn = (path: string) => readFile(join(folder, path), 'utf8');
    this.sources = { origin, read: backend.read, readFile: readOwn, languages };
    this.sitemap = new Sitemap(backend.read, renderer.listedPages, { origin, languages });
    this.pages = new RenderedPages(backend, renderer, this.document, this.sources);
  }

  /** Opens the pages in a language; `backend` answers in it. */
  static async open(
    options: PageOptions,
    backend: BackendReads,
    language: Language,
  ): Promise<PageServer> {
    const folder = renderFolderIn(options.renderFolder, language);
    const renderer = await loadRenderer(folder, options.config);
    return new PageServer(renderer, backend, language, options);
  }

  /** The inline styles of every page. */
  get styles(): readonly string[] {
    return this.document.styles;
  }

  /** Number of pages rendered so far. */
  get renders(): number {
    return this.pages.renders;
  }

  /** Answers the request with a file that is written for it; false if its path names none. */
  async answerFile(
    path: string,
    response: ServerResponse,
    headers: readonly string[],
  ): Promise<boolean> {
    try {
      const text = await this.textAt(path);
      if (text === undefined) return false;
      const type = TYPES[extname(path)] ?? '';
      response.writeHead(200, [
        ...headers,
        ...['Content-Type', type, 'Cache-Control', 'no-cache'],
        ...['Content-Length', String(Buffer.byteLength(text))],
      ]);
      response.end(text);
    } catch (error) {
      this.report(error);
      response.writeHead(503, [...headers, 'Retry-After', RETRY_SECONDS]).end();
    }
    return true;
  }

  /** Returns a file for crawlers, or the list of categories; undefined for any other path. */
  private async textAt(path: string): Promise<string | undefined> {
    const { origin, read, readFile: readOwn, languages } = this.sources;
    if (path === CATEGORY_LIST)
      return await existingCategories(await readOwn(path), read, this.language);
    // crawlers look for the others at the root alone
    if (this.language !== MAIN_LANGUAGE) return undefined;
    if (path === '/robots.txt') return robots(origin, languages);
    return SITEMAP.test(path) ? await this.sitemap.at(path) : undefined;
  }

  /**
   * Answers the request with the page at its address, which does not name the language any more. `headers` are names
   * and values in turn.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: readonly string[],
  ): Promise<void> {
    const { url = '/' } = request;
    const answer = await this.answerAt(url);
    if ('redirect' in answer) {
      redirect(response, answer.isPermanent ? 301 : 302, answer.redirect, headers);
    } else await sendPage(request, response, answer, headers);
  }

  private async answerAt(url: string): Promise<Answer> {
    try {
      const answer = await this.pages.at(this.pageAt(url));
      this.isBackendAway = false;
      return answer;
    } catch (error) {
      this.report(error);
      return await this.unavailablePage();
    }
  }

  /** Logs an error. An unavailable backend is logged once, not for every request. */
  private report(error: unknown): void {
    const away = unavailabilityIn(error);
    if (!away) console.error(error);
    else if (!this.isBackendAway) console.error(`${away.message} ${String(away.cause)}`);
    this.isBackendAway = away !== undefined;
  }

  private pageAt(url: string): Page {
    const known = this.found.get(url);
    if (known) return known;
    const page = this.renderer.pageAt(url);
    if (url.length <= MAX_ADDRESS_LENGTH) this.found.set(url, page);
    return page;
  }

  /** Rendered once: it is the same for every address. */
  private unavailablePage(): Promise<KeptPage> {
    this.unavailable ??= this.renderer
      .renderUnavailable()
      .then((rendered) => new KeptPage(rendered.status, this.document.write(rendered)));
    return this.unavailable;
  }
}

/** Leads to another address. `headers` are names and values in turn. */
export function redirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: readonly string[],
): void {
  response.writeHead(status, [...headers, 'Location', location, 'Cache-Control', 'no-cache']).end();
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  headers: readonly string[],
): Promise<void> {
  const { status, etag } = page;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...headers, ...HTML.slice(2), 'ETag', etag]).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const prepared = page.body(encoding);
  const body = typeof prepared === 'string' ? prepared : await prepared;
  response.writeHead(status, [
    ...headers,
    ...HTML,
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(status === 200 ? ['ETag', etag] : []),
    ...(status === 503 ? ['Retry-After', RETRY_SECONDS] : []),
  ]);
  response.end(body, 'latin1'); // sends no body in answer to HEAD
}

/** The weight of a coding that a client refuses. */
const REFUSED = /; *q=0(?:\.0*)? *$/;

function encodingFor(header: string): Encoding {
  const accepted = header.split(',').filter((coding) => !REFUSED.test(coding));
  if (accepted.some((coding) => /\bbr\b/.test(coding))) return 'br';
  return accepted.some((coding) => /\bgzip\b/.test(coding)) ? 'gzip' : 'identity';
}
