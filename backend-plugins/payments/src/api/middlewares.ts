import { shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  // the route reads the bytes itself: a parser in front of it would take them away
  routes: [{ method: 'POST', matcher: '/stripe/hooks', bodyParser: false }],
};
