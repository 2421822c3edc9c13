import { handle } from '@harrow/http';
import { setStock } from '../../../lib/operations';
import type StorefrontProductService from '../../../services/storefront-product';

/**
 * A customer's call changes nothing: placing the order has already taken the pieces, and a client
 * must not be able to say how many are left.
 */
export const PUT = handle(setStock, async ({ caller, parameters: { id }, body, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  const isAdmin = caller.role === 'admin';
  const { available } = isAdmin
    ? await catalogue.setStock(id, body.available)
    : await catalogue.retrieve(id);
  return { acknowledged: true, modifiedCount: isAdmin ? 1 : 0, available };
});
