import { handle } from '@harrow/plugin-kit';
import { getCatalogueStamp } from '@harrow/contract';
import type StorefrontProductService from '../../services/storefront-product';

export const GET = handle(getCatalogueStamp, async ({ scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return { stamp: await catalogue.stamp() };
});
