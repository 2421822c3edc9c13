import { handle, namesTag } from '@harrow/plugin-kit';
import { deleteProduct, getProduct, updateProduct } from '@harrow/contract';
import { type CatalogueProduct, toProductDto } from '../../../lib/product';
import type ProductManagementService from '../../../services/product-management';
import type StorefrontProductService from '../../../services/storefront-product';

export const GET = handle(getProduct, async ({ parameters, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  return toProductDto(await catalogue.retrieve(parameters.id));
});

export const PATCH = handle(updateProduct, async ({ parameters, body, req, scope }) => {
  const management = scope.resolve<ProductManagementService>('productManagementService');
  const tagOf = req.app.get('etag fn') as (text: string, encoding: string) => string;
  const { 'if-match': seen } = req.headers;
  const isCurrent = (product: CatalogueProduct) =>
    seen === undefined || namesTag(seen, tagOf(JSON.stringify(toProductDto(product)), 'utf8'));
  const isChanged = await management.update(parameters.id, body, isCurrent);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteProduct, async ({ parameters, scope }) => {
  const management = scope.resolve<ProductManagementService>('productManagementService');
  await management.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
