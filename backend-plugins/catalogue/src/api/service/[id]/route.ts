import { handle } from '@harrow/plugin-kit';
import { setStock } from '@harrow/contract';
import type ProductManagementService from '../../../services/product-management';
import type StorefrontProductService from '../../../services/storefront-product';

/**
 * A customer's call changes nothing: placing the order has already reduced the stock, and a client
 * must not be able to set it.
 */
export const PUT = handle(setStock, async ({ caller, parameters: { id }, body, scope }) => {
  if (caller.role !== 'admin') {
    const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
    const { available } = await catalogue.retrieve(id);
    return { acknowledged: true, modifiedCount: 0, available };
  }
  const management = scope.resolve<ProductManagementService>('productManagementService');
  const { available } = await management.setStock(id, body.available);
  return { acknowledged: true, modifiedCount: 1, available };
});
