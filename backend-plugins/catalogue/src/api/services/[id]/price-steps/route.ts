import { handle } from '@harrow/plugin-kit';
import { listPriceSteps } from '@harrow/contract';
import type StorefrontProductService from '../../../../services/storefront-product';

export const GET = handle(listPriceSteps, async ({ caller, parameters, res, scope }) => {
  const catalogue = scope.resolve<StorefrontProductService>('storefrontProductService');
  const data = await catalogue.priceSteps(parameters.id, caller?.customerId ?? null);
  // the answer depends on the caller's groups, and changes with the hour
  res.set('Cache-Control', 'private, no-store');
  return { success: true as const, data };
});
