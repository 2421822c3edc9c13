import { shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  // the route reads the form itself: a parser in front of it would take its bytes away
  routes: [{ method: 'POST', matcher: '/images', bodyParser: false }],
};
