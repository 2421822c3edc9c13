import { shopErrorHandler } from '@harrow/http';
import type { MiddlewaresConfig } from '@medusajs/medusa';

export const config: MiddlewaresConfig = { errorHandler: shopErrorHandler };
