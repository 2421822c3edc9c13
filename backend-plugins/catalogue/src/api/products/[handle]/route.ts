import { handle } from '@harrow/plugin-kit';
import { getProductDetails } from '@harrow/contract';
import { inReadersLanguage } from '../../../lib/in-readers-language';

export const GET = handle(
  getProductDetails,
  inReadersLanguage(
    async ({ parameters, services }) =>
      (await services.storefrontProductService.details(parameters.handle)).shown,
  ),
);
