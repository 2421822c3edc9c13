import { buildPart, prepareDatabase } from './preparation.ts';
import {
  startBackend,
  startDatabase,
  startIdentity,
  startMailbox,
  startPayment,
  startStorefront,
} from './services.ts';
import type { Shop } from './shop.ts';

/** Builds stale parts and starts every service; independent steps run in parallel. */
export async function startShop(shop: Shop): Promise<void> {
  const backendBuild = buildPart(shop, 'backend');
  // the backend and the storefront's server need its addresses
  const before = Promise.all([backendBuild, startMailbox(shop)]);
  await Promise.all([
    startIdentity(shop),
    startPayment(shop),
    startBackendAfter(before, shop),
    // the storefront's server loads packages of the backend's build
    Promise.all([before, buildPart(shop, 'storefront')]).then(() => startStorefront(shop)),
  ]);
}

/** Starts the backend after its services; resolves with the URL of its database. */
export async function startBackendAfter(before: Promise<unknown>, shop: Shop): Promise<string> {
  const [databaseUrl] = await Promise.all([startDatabase(shop), before]);
  await prepareDatabase(shop, databaseUrl);
  await startBackend(shop, databaseUrl);
  return databaseUrl;
}
