import { handle } from '@harrow/plugin-kit';
import { createReview, listReviews } from '@harrow/contract';
import { toReviewDto } from '../../lib/review-dto';
import type ReviewService from '../../services/review';

export const GET = handle(listReviews, async ({ caller, query, scope }) => {
  const service = scope.resolve<ReviewService>('reviewService');
  const reviews = await service.list(query.limit, query.all);
  return reviews.map((review) => toReviewDto(review, caller));
});

export const POST = handle(createReview, async ({ caller, body, scope }) => {
  const reviews = scope.resolve<ReviewService>('reviewService');
  return { acknowledged: true, insertedId: await reviews.write(caller, body) };
});
