import { shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';
import { raw } from 'express';

/** The provider's signature covers the raw bytes of an event, whatever its media type. */
const readRawBody = raw({ type: () => true, limit: '512kb', inflate: false });

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: [
    // the engine's parser would consume the stream first
    { method: 'POST', matcher: '/stripe/hooks', bodyParser: false, middlewares: [readRawBody] },
  ],
};
