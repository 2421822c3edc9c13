import { z } from 'zod';
import type { RunningShop } from './running-shop.ts';

/** The shop that global-setup started, for global-teardown, which runs in the same process. */
export const shared: { shop?: RunningShop } = {};

const addresses = z.object({ E2E_STOREFRONT: z.url(), E2E_BACKEND: z.url() });

/** The shop that all journeys share, one file after another. */
export function sharedShop(): Omit<RunningShop, 'stop'> {
  const { E2E_STOREFRONT: storefront, E2E_BACKEND: backend } = addresses.parse(process.env);
  return { storefront, backend };
}
