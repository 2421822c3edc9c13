import { handle } from '@harrow/plugin-kit';
import { listProductReviews } from '@harrow/contract';
import type ReviewService from '../../../../services/review';

export const GET = handle(listProductReviews, async ({ caller, parameters, query, scope }) => {
  const reviews = scope.resolve<ReviewService>('reviewService');
  return (await reviews.ofProduct(parameters.handle, query, caller)).shown;
});
