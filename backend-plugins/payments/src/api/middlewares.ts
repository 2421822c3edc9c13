import { shopErrorHandler } from '@harrow/plugin-kit';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = { errorHandler: shopErrorHandler };
