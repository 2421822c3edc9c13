import { handle } from '@harrow/http';
import { deleteService, getService } from '../../../lib/operations';
import { toServiceDto } from '../../../lib/service-dto';
import type ProductManagementService from '../../../services/product-management';
import type StorefrontProductService from '../../../services/storefront-product';

export const GET = handle(getService, async ({ parameters, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return toServiceDto(await catalogue.retrieve(parameters.id));
});

export const DELETE = handle(deleteService, async ({ parameters, scope }) => {
  const management = scope.resolve<ProductManagementService>('productManagementService');
  await management.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
