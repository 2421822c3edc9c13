import { buildPart, prepareDatabase } from './preparation.ts';
import {
  startBackend,
  startDatabase,
  startIdentity,
  startPayment,
  startStorefront,
} from './services.ts';
import type { Shop } from './shop.ts';

/** Builds stale parts and starts every service; independent steps run in parallel. */
export async function startShop(shop: Shop): Promise<void> {
  await Promise.all([
    startIdentity(shop),
    startPayment(shop),
    buildAndStartBackend(shop),
    buildPart(shop, 'storefront').then(() => startStorefront(shop)),
  ]);
}

/** Builds, prepares and starts the backend; resolves with the URL of its database. */
export async function buildAndStartBackend(shop: Shop): Promise<string> {
  const [databaseUrl] = await Promise.all([startDatabase(shop), buildPart(shop, 'backend')]);
  // the heavy builds run one at a time, since the machine may have only two CPUs
  await Promise.all([buildPart(shop, 'admin'), prepareDatabase(shop, databaseUrl)]);
  await startBackend(shop, databaseUrl);
  return databaseUrl;
}
