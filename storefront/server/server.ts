import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '@harrow/processes/listen';
import { MAIN_LANGUAGE, type Language } from './page-languages.ts';
import { withoutTrailingSlash } from './addresses.ts';
import { BackendReads } from './backend-reads.ts';
import { BrowserErrors, ERRORS_PATH } from './browser-errors.ts';
import { COLORS, colorsSheet } from './colors.ts';
import { FileMaker } from './product-files/file-maker.ts';
import { productFiles } from './product-files/product-files.ts';
import { forward } from './proxy.ts';
import { keepRelease } from './kept-releases.ts';
import { localAddress } from './languages.ts';
import { Metrics, METRICS_PATH } from './metrics.ts';
import type { StorefrontOptions } from './options-schema.ts';
import { PageServer, redirect } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { pathOf, serveFiles } from './static-files.ts';

/** Paths of the identity emulator, which the browser reaches through the storefront's origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
];

/** The mailbox of the embedded shop, for its page. */
const MAILS_PATH = '/-/mails';

/** For the container's health check and the proxy: the process runs. */
const HEALTH_PATH = '/-/health';

/** A running server of the storefront. */
export interface StorefrontServer {
  port: number;
  /** Returns the number of pages that were rendered since the start. */
  renders(): number;
  stop(): Promise<void>;
}

/** Renders pages, serves files, and forwards calls to the identity emulator. */
export async function startStorefrontServer(options: StorefrontOptions): Promise<StorefrontServer> {
  const forwarded = embeddedServices(options);
  const { languages = [MAIN_LANGUAGE] } = options;
  const made = new FileMaker();
  const sites = new Map<Language, Site>();
  for (const language of languages) {
    const config = { ...options.config, ...(languages.length > 1 && { languages }) };
    sites.set(language, await openSite({ ...options, languages, config }, language, made));
  }
  const opened = [...sites.values()];
  const styles = opened.flatMap(({ pages }) => pages.styles);
  const headers = Object.entries(securityHeaders(options.policy, [...new Set(styles)]));
  const fixed = headers.flat();
  const { folder, keptFolder } = options;
  if (keptFolder !== undefined) await keepRelease(join(folder, 'assets'), keptFolder);
  const files = serveFiles(folder, headers, keptFolder);
  const renders = () => opened.reduce((sum, { pages }) => sum + pages.renders, 0);
  const metrics = new Metrics(options.metricsToken, renders);
  const browserErrors = new BrowserErrors(metrics);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (leadsOn(request, response, fixed)) return;
    const { language, url } = localAddress(request.url ?? '/', languages);
    const site = sites.get(language);
    if (!site) throw new Error(`The shop is not open in ${language}.`);
    const { pages, productFiles: ofProducts } = site;
    request.url = url;
    const path = pathOf(request);
    if (path === COLORS) {
      sendColors(request, response, fixed);
      return;
    }
    if (await pages.answerFile(path, response, fixed)) return;
    if (await ofProducts(request, response, headers)) return;
    files(request, response, () => {
      void pages.answer(request, response, fixed).catch(fail(response));
    });
  };
  const server = createServer((request, response) => {
    const path = pathOf(request);
    const service = forwarded.find(({ prefix }) => path.startsWith(prefix));
    if (service) return forward(service.url, request, response);
    if (path === ERRORS_PATH) {
      return void browserErrors.answer(request, response).catch(fail(response));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    if (path === HEALTH_PATH) return void response.end('OK\n');
    if (path === METRICS_PATH) return void metrics.answer(request, response).catch(fail(response));
    metrics.measure(path, response);
    void answer(request, response).catch(fail(response));
  });
  const port = await listen(server, options, 'STOREFRONT_PORT');
  const stop = async () => {
    await close(server);
    made.stop();
    for (const { backend } of opened) backend.close();
  };
  return { port, renders, stop };
}

/** Leads to the address without a slash at its end; false if there is none to take off. */
function leadsOn(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): boolean {
  const moved = withoutTrailingSlash(url);
  if (moved !== undefined) redirect(response, 308, moved, headers);
  return moved !== undefined;
}

/** The shop in a language. */
interface Site {
  backend: BackendReads;
  pages: PageServer;
  productFiles: ReturnType<typeof productFiles>;
}

async function openSite(
  options: StorefrontOptions & { languages: readonly Language[] },
  language: Language,
  made: FileMaker,
): Promise<Site> {
  const { folder, origin, config, imageStores, backendKey } = options;
  const backend = new BackendReads(
    options.backendOrigins.map((address) => new URL(address)),
    {
      'Accept-Language': language,
      ...(backendKey !== undefined && { 'X-Storefront-Key': backendKey }),
    },
  );
  const sources = { folder, origin, backendUrl: config.backendUrl, imageStores, language };
  return {
    backend,
    pages: await PageServer.open(options, backend, language),
    productFiles: productFiles(backend.read, sources, made),
  };
}

/** The services of the embedded shop, by path prefix. Production has none. */
function embeddedServices({ emulatorUrl, mailboxUrl }: StorefrontOptions) {
  const at = (url: string | undefined, prefixes: string[]) =>
    url === undefined ? [] : prefixes.map((prefix) => ({ prefix, url: new URL(url) }));
  return [...at(emulatorUrl, EMULATOR_PATHS), ...at(mailboxUrl, [MAILS_PATH])];
}

/** Answers with the colors that an address names: another shop, or another time, has another address. */
function sendColors(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): void {
  const sheet = colorsSheet(new URLSearchParams(url.split('?', 2)[1]));
  if (sheet === undefined) return void response.writeHead(404, [...headers]).end();
  response.writeHead(200, [
    ...headers,
    ...['Content-Type', 'text/css; charset=utf-8'],
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
    ...['Content-Length', String(Buffer.byteLength(sheet))],
  ]);
  response.end(sheet);
}

const fail = (response: ServerResponse) => (error: unknown) => {
  console.error(error);
  response.destroy();
};

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
