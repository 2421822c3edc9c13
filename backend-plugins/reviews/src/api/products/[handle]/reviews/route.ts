import { handle } from '@harrow/plugin-kit';
import { listProductReviews } from '@harrow/contract';

export const GET = handle(listProductReviews, async ({ caller, parameters, query, services }) => {
  return (await services.reviewService.ofProduct(parameters.handle, query, caller)).shown;
});
