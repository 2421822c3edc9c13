import { handle } from '@harrow/plugin-kit';
import { getProductDetails } from '@harrow/contract';
import type StorefrontProductService from '../../../services/storefront-product';

export const GET = handle(getProductDetails, async ({ parameters, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return (await catalogue.details(parameters.handle)).shown;
});
