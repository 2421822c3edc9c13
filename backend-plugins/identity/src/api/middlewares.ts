import { shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';
import { refuseRemovedStaff } from '../lib/removed-staff';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: [{ matcher: '/+admin', middlewares: [refuseRemovedStaff] }],
};
