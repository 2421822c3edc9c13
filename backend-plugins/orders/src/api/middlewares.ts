import { closedPaths, shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

/**
 * Paths of the engine's own storefront that this shop does not use: carts and what hangs on them
 * would sell past the rules of `POST /orders`, and `/store/orders` shows orders without a session.
 */
const CLOSED = [
  '/store/carts',
  '/store/payment-collections',
  '/store/order-edits',
  '/store/orders',
  '/store/swaps',
  '/store/returns',
];

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: closedPaths(CLOSED),
};
