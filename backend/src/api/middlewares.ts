import { closedPaths, shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';
import { refuseClosedCalls } from '../engine/stock-admin/refuse-closed-calls';
import { CLOSED_STORE } from '../engine/stock-admin/store-calls';

const closedStorePaths = CLOSED_STORE.flatMap(({ paths }) => paths.map((path) => `/store${path}`));

/** Closes what this shop does not have of the engine's own calls, before the engine's routes. */
export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: [
    { matcher: '/+admin', middlewares: [refuseClosedCalls] },
    ...closedPaths(closedStorePaths),
  ],
};
