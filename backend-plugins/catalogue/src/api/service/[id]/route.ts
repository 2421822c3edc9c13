import { handle } from '@harrow/plugin-kit';
import { setStock } from '@harrow/contract';

/**
 * A customer's call changes nothing: placing the order has already reduced the stock, and a client
 * must not be able to set it.
 */
export const PUT = handle(setStock, async ({ caller, parameters: { id }, body, services }) => {
  if (caller.role !== 'admin') {
    const { available } = await services.storefrontProductService.retrieve(id);
    return { acknowledged: true, modifiedCount: 0, available };
  }
  const { available } = await services.productManagementService.setStock(id, body.available);
  return { acknowledged: true, modifiedCount: 1, available };
});
