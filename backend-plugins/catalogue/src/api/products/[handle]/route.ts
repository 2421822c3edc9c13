import { handle } from '@harrow/plugin-kit';
import { getProductDetails } from '@harrow/contract';

export const GET = handle(getProductDetails, async ({ parameters, services }) => {
  return (await services.storefrontProductService.details(parameters.handle)).shown;
});
