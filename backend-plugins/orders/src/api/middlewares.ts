import { closedPaths, shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';
import { rememberStaff } from '../lib/acting-staff';

/**
 * Engine paths that the shop does not use: carts and related calls would bypass the rules of `POST
 * /orders`, `/store/orders` shows orders without a session, and a reservation takes stock without
 * an order.
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
  routes: [
    ...closedPaths(CLOSED),
    { matcher: '/admin/orders/:id/*', method: 'POST', middlewares: [rememberStaff] },
  ],
};
