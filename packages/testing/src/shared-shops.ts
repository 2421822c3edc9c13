import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort } from '@harrow/processes/free-port';
import { listen } from '@harrow/processes/listen';
import { stopAll } from '@harrow/processes/stop-all';
import { startTestShop, type TestShop } from './test-shop.ts';

/** The addresses of a shared shop, and an admin for one file. */
export type SharedPlace = {
  /** Base URL of the first backend. */
  url: string;
  /** Base URLs of all backends that a file has asked for. */
  urls: string[];
  databaseUrl: string;
  sandbox: { url: string; port: number };
  currency: string;
  /** An admin of this file alone. */
  adminEmail: string;
};

/** The maximum number of files that one worker can run in a shop. */
const MAX_FILES = 200;

/** The shop of a worker. */
class WorkerShop {
  private readonly admins = Array.from(
    { length: MAX_FILES },
    () => `admin-${randomUUID()}@harrow.test`,
  );
  readonly started: Promise<TestShop> = startTestShop({ ADMIN_EMAILS: this.admins.join() });

  /** Returns where a file finds the shop with some number of backends, which start when first asked for. */
  async place(backends: number): Promise<SharedPlace> {
    const shop = await this.started;
    while (shop.urls.length < backends) await shop.startBackend(await freePort());
    const adminEmail = this.admins.pop();
    if (adminEmail === undefined) throw new Error(`More than ${MAX_FILES} files share a shop.`);
    const { url, port } = shop.sandbox;
    return {
      url: shop.url,
      urls: shop.urls.slice(0, backends),
      databaseUrl: shop.databaseUrl,
      sandbox: { url, port },
      currency: shop.currency,
      adminEmail,
    };
  }

  /** Stops it; a shop that could not start has stopped. */
  async stop(): Promise<void> {
    const shop = await this.started.catch(() => undefined);
    await shop?.stop();
  }
}

/**
 * Serves a shop to each worker of Jest, whose test files use it one after the other. The shop starts when the
 * first file sends `GET /<worker>/<number of backends>`, which returns its addresses.
 */
export async function startSharedShops(): Promise<{ stop(): Promise<void> }> {
  const shops = new Map<string, WorkerShop>();
  const placeOf = async (path: string) => {
    const [, worker = '', backends] = path.split('/');
    const shop = shops.get(worker) ?? new WorkerShop();
    shops.set(worker, shop);
    // otherwise the next file would get the same error instead of another attempt
    await shop.started.catch(() => shops.delete(worker));
    return await shop.place(Number(backends));
  };
  const server = createServer((request, response) => {
    placeOf(request.url ?? '').then(
      (place) => response.end(JSON.stringify(place)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 }, 'nothing');
  process.env.TEST_SHARED_SHOPS = `http://127.0.0.1:${port}`;
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await stopAll([...shops.values()].map((shop) => () => shop.stop()));
    },
  };
}
