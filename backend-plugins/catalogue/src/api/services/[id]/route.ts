import { handle } from '@harrow/plugin-kit';
import { deleteProduct, getProduct } from '@harrow/contract';
import { toProductDto } from '../../../lib/product';
import type ProductManagementService from '../../../services/product-management';
import type StorefrontProductService from '../../../services/storefront-product';

export const GET = handle(getProduct, async ({ parameters, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return toProductDto(await catalogue.retrieve(parameters.id));
});

export const DELETE = handle(deleteProduct, async ({ parameters, scope }) => {
  const management = scope.resolve<ProductManagementService>('productManagementService');
  await management.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
