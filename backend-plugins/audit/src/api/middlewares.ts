import { rememberStaff, shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  // slashes may be repeated: the engine mounts its routers
  routes: [{ matcher: '/+admin', middlewares: [rememberStaff] }],
};
