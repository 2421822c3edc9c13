import { shared } from './shared-shop.ts';
import { startShop } from './running-shop.ts';

/** Runs before the first journey: starts the shop for all of them. */
export default async function globalSetup(): Promise<void> {
  shared.shop = await startShop();
  const { storefront, backend } = shared.shop;
  Object.assign(process.env, { E2E_STOREFRONT: storefront, E2E_BACKEND: backend });
}
