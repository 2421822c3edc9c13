import { closedPaths, shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';

/**
 * The engine's own sign-up and sign-in. They do not verify email addresses: anyone who registered
 * another person's address there first would share that person's customer record and see their
 * orders.
 */
const CLOSED = ['/store/auth', '/store/customers'];

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: closedPaths(CLOSED),
};
