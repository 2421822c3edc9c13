import { handle } from '@harrow/plugin-kit';
import { listPriceSteps } from '@harrow/contract';

export const GET = handle(listPriceSteps, async ({ caller, parameters, res, services }) => {
  const data = await services.storefrontProductService.priceSteps(
    parameters.id,
    caller?.customerId ?? null,
  );
  // the answer depends on the caller's groups, and changes with the hour
  res.set('Cache-Control', 'private, no-store');
  return { success: true as const, data };
});
