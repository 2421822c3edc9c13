import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '@harrow/processes/listen';
import { BackendReads } from './backend-reads.ts';
import { sendCategories } from './category-list.ts';
import type { PolicySettings } from './content-security-policy.ts';
import { FileMaker } from './product-files/file-maker.ts';
import { CATEGORY_LIST } from './existing-categories.ts';
import { productFiles } from './product-files/product-files.ts';
import { forward } from './proxy.ts';
import { keepRelease } from './kept-releases.ts';
import { PageServer, type PageOptions } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { pathOf, serveFiles } from './static-files.ts';

/** Paths of the identity emulator, which the browser reaches through the storefront's origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
];

/** For the container's health check and the proxy: the process runs. */
const HEALTH_PATH = '/-/health';

/** The files to serve and where pages come from; `port` 0 picks a free one. */
export interface StorefrontOptions extends PageOptions {
  host: string;
  port: number;
  /** The folder in which all releases keep their assets, for open pages and servers of other releases. */
  keptFolder?: string;
  /** Undefined only in development, whose tools insert scripts. */
  policy?: PolicySettings;
  /** Origins at which this server reads the processes of the backend, the nearest first. */
  backendOrigins: readonly string[];
  /** The key that exempts this server from the backend's limits per address. */
  backendKey?: string;
  /** Origins beside the backend's that store uploaded pictures. */
  imageStores?: string[];
  /** Address of the identity emulator; undefined with real Firebase. */
  emulatorUrl?: string;
}

/** A running server of the storefront. */
export interface StorefrontServer {
  port: number;
  /** Returns the number of pages that were rendered since the start. */
  renders(): number;
  stop(): Promise<void>;
}

/** Renders pages, serves files, and forwards calls to the identity emulator. */
export async function startStorefrontServer(options: StorefrontOptions): Promise<StorefrontServer> {
  const emulator = options.emulatorUrl === undefined ? undefined : new URL(options.emulatorUrl);
  const backend = new BackendReads(
    options.backendOrigins.map((origin) => new URL(origin)),
    options.backendKey === undefined ? {} : { 'X-Storefront-Key': options.backendKey },
  );
  const pages = await PageServer.open(options, backend);
  const { policy } = options;
  const headers = Object.entries(securityHeaders(policy && { ...policy, styles: pages.styles }));
  const fixed = headers.flat();
  const { folder, keptFolder } = options;
  if (keptFolder !== undefined) await keepRelease(join(folder, 'assets'), keptFolder);
  const files = serveFiles(folder, headers, keptFolder);
  const made = new FileMaker();
  const sources = {
    folder,
    origin: options.origin,
    backendUrl: options.config.backendUrl,
    imageStores: options.imageStores,
    maker: pages.renderer.maker,
  };
  const ofProducts = productFiles(backend, sources, made);
  const read = (path: string) => backend.read(path);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if (await pages.answerCrawler(path, response, fixed)) return;
    if (path === CATEGORY_LIST) return sendCategories(response, { folder, read, headers: fixed });
    if (await ofProducts(request, response, headers)) return;
    files(request, response, () => {
      void pages.answer(request, response, fixed).catch(fail(response));
    });
  };
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (emulator !== undefined && EMULATOR_PATHS.some((prefix) => path.startsWith(prefix))) {
      return forward(emulator, request, response);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    if (path === HEALTH_PATH) return void response.end('OK\n');
    void answer(request, response).catch(fail(response));
  });
  const port = await listen(server, options, 'STOREFRONT_PORT');
  const stop = async () => {
    await close(server);
    made.stop();
    backend.close();
  };
  return { port, renders: () => pages.renders, stop };
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
