import { closedPaths, shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

/**
 * The engine's own sign-up and sign-in. They prove no email: whoever registered somebody's address
 * there first would share that person's customer record, and read its orders.
 */
const CLOSED = ['/store/auth', '/store/customers'];

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: closedPaths(CLOSED),
};
