import { shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';
import { admitStaff } from '../lib/admitted-staff';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: [{ matcher: '/+admin', middlewares: [admitStaff] }],
};
