import { handle } from '@harrow/plugin-kit';
import { listCategories } from '@harrow/contract';
import type StorefrontProductService from '../../services/storefront-product';

export const GET = handle(listCategories, async ({ scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return { data: await catalogue.categories() };
});
