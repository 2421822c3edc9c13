import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Progress } from '@harrow/dev/launcher/progress';
import { runBuild } from '@harrow/dev/launcher/run-build';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import type { TestShop } from '@harrow/testing/test-shop';
import { varyProducts } from '@harrow/testing/vary-products';
import { sendRequests } from '../load.ts';
import { startShop } from '../services.ts';
import type { StorefrontOptions } from '@harrow/storefront/server/options-schema';

const PRODUCTS = 10_000;
/** Products whose pages are requested in rotation. */
const ROTATED = 40;
/** A page that has lasted a while and was sent this often is compressed again, at the best quality. */
const SETTLED_MS = 6000;
const POPULAR = 30;

/** The encodings that a browser accepts. */
export const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const root = projectRoot();

export type Product = { id: string; handle: string };

/** A shop with the storefront's server. */
export type Site = {
  shop: TestShop;
  /** The origin of the storefront's server. */
  storefront: string;
  products: Product[];
  /** The paths of pages by what they show. */
  pages: Record<string, string[]>;
  /** Returns the number of pages that the storefront's server has rendered. */
  renders: () => Promise<number>;
  stop(): Promise<void>;
};

async function buildStorefront(): Promise<void> {
  const progress = new Progress(process.stdout);
  try {
    await runBuild(root, 'storefront', { progress, variables: process.env });
  } finally {
    progress.close();
  }
}

const startServer = (options: StorefrontOptions) =>
  startChildService({
    title: 'The server of pages',
    script: join(root, 'bench', 'pages', 'shop.ts'),
    options,
    env: { ...process.env, NODE_ENV: 'production' },
    log: (line) => {
      console.error(line);
    },
  });

/** Requests pages until they have their final form. */
async function settle(origin: string, paths: string[]): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await sendRequests(origin, { paths, headers: AS_BROWSER, amount: paths.length * POPULAR });
    await wait(SETTLED_MS);
  }
}

const counter = z.object({ counter: z.url() });

/** Starts a shop and the server of its pages. */
export async function openSite(): Promise<Site> {
  await buildStorefront();
  const port = await freePort();
  const storefront = `http://127.0.0.1:${port}`;
  const shop = await startShop(PRODUCTS, { STOREFRONT_URL: storefront }, 0, varyProducts);
  const server = await startServer({
    ...{ host: '127.0.0.1', port },
    folder: join(root, 'storefront', 'dist'),
    renderFolder: join(root, 'storefront', 'build'),
    origin: storefront,
    config: {
      backendUrl: shop.url,
      firebase: { apiKey: 'key', authDomain: 'bench.firebaseapp.com', projectId: 'bench' },
      authEmulator: false,
      demonstration: true,
    },
    backendOrigins: [shop.url],
    policy: { backend: [shop.url], stripe: false },
  });
  const products = await shop.sql<Product>(
    `SELECT id, handle FROM product WHERE status = 'published'
      ORDER BY created_at DESC LIMIT ${ROTATED}`,
  );
  const paths = products.map(({ handle }) => `/products/${handle}`);
  const pages = {
    '/': ['/'],
    '/allproduct': ['/allproduct'],
    'one product': paths.slice(0, 1),
    [`${paths.length} products in turn`]: paths,
  };
  await settle(storefront, ['/', '/allproduct', ...paths]);
  const { counter: counterUrl } = counter.parse(server.info);
  return {
    ...{ shop, storefront, products, pages },
    renders: async () => Number(await (await fetch(counterUrl)).text()),
    stop: async () => {
      await Promise.all([server.stop(), shop.stop()]);
    },
  };
}
