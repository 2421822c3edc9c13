import { shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  // the route reads the file itself; a body parser would consume the stream first
  routes: [{ method: 'POST', matcher: '/services/import', bodyParser: false }],
};
