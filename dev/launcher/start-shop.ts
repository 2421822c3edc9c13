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
  const backendBuild = buildPart(shop, 'backend');
  await Promise.all([
    startIdentity(shop),
    startPayment(shop),
    startBackendAfter(backendBuild, shop),
    // the storefront's server loads packages of the backend's build
    Promise.all([backendBuild, buildPart(shop, 'storefront')]).then(() => startStorefront(shop)),
  ]);
}

/** Prepares and starts the backend after its build; resolves with the URL of its database. */
export async function startBackendAfter(build: Promise<void>, shop: Shop): Promise<string> {
  const [databaseUrl] = await Promise.all([startDatabase(shop), build]);
  await prepareDatabase(shop, databaseUrl);
  await startBackend(shop, databaseUrl);
  return databaseUrl;
}
