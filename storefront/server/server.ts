import { createServer, type Server } from 'node:http';
import { listen } from '@harrow/processes/listen';
import type { PolicySettings } from './content-security-policy.ts';
import { productFiles, type ServeProductFiles } from './product-files/product-files.ts';
import { forward } from './proxy.ts';
import type { StorefrontSettings } from '@harrow/contract';
import { securityHeaders } from './security-headers.ts';
import { pathOf, serveStorefront } from './static-files.ts';

/** Paths of the identity emulator, which the browser reaches through the storefront's origin. */
const EMULATOR_PATHS = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
];

/** The files to serve and the settings of the page; `port` 0 picks a free one. */
export interface StorefrontOptions {
  host: string;
  port: number;
  /** The folder that the build has filled. */
  folder: string;
  config: StorefrontSettings;
  policy: PolicySettings;
  /** Origin of the storefront as browsers see it, for addresses in feeds; by default this server's own. */
  origin?: string;
  /** Origins beside the backend's that store uploaded pictures. */
  imageStores?: string[];
  /** Address of the identity emulator; undefined with real Firebase. */
  emulatorUrl?: string;
}

/** A running server of the storefront. */
export interface StorefrontServer {
  port: number;
  stop(): Promise<void>;
}

/** Serves the built storefront, strictly, and leads calls to the identity emulator on to it. */
export async function startStorefrontServer(options: StorefrontOptions): Promise<StorefrontServer> {
  const headers = Object.entries(securityHeaders(options.policy));
  const serveFiles = serveStorefront(options.folder, options.config);
  const emulator = options.emulatorUrl === undefined ? undefined : new URL(options.emulatorUrl);
  let serveProductFiles: ServeProductFiles = () => false;
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (emulator !== undefined && EMULATOR_PATHS.some((prefix) => path.startsWith(prefix))) {
      return forward(emulator, request, response);
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!serveProductFiles(request, response)) serveFiles(request, response);
  });
  const port = await listen(server, options, 'STOREFRONT_PORT');
  serveProductFiles = productFiles({
    folder: options.folder,
    origin: options.origin ?? `http://localhost:${port}`,
    backendUrl: options.config.backendUrl,
    imageStores: options.imageStores,
  });
  return { port, stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
