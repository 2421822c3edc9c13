import { closedPaths, shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

/**
 * Paths of the engine that this shop does not use: carts and what hangs on them would sell past the
 * rules of `POST /orders`, `/store/orders` shows orders without a session, and a reservation takes
 * stock for no order.
 */
const CLOSED = [
  '/store/carts',
  '/store/payment-collections',
  '/store/order-edits',
  '/store/orders',
  '/store/swaps',
  '/store/returns',
  '/admin/orders/:id/line-items/:line_item_id/reserve',
];

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: closedPaths(CLOSED),
};
