import { buildPart, prepareDatabase } from './preparation.ts';
import {
  startBackend,
  startDatabase,
  startIdentity,
  startPayment,
  startStorefront,
} from './services.ts';
import type { Shop } from './shop.ts';

/** Builds what is stale and starts every service; what does not depend on each other goes together. */
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
  // the heavy builds come one after the other: the machine may have two processors
  await Promise.all([buildPart(shop, 'admin'), prepareDatabase(shop, databaseUrl)]);
  await startBackend(shop, databaseUrl);
  return databaseUrl;
}
