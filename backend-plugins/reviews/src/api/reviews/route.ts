import { handle } from '@harrow/http';
import { createReview, listReviews } from '../../lib/operations';
import { toReviewDto } from '../../lib/review-dto';
import type ReviewService from '../../services/review';

export const GET = handle(listReviews, async ({ caller, query, scope }) => {
  const reviews = await scope.resolve<ReviewService>('reviewService').list(query.limit);
  return reviews.map((review) => toReviewDto(review, caller));
});

export const POST = handle(createReview, async ({ caller, body, scope }) => {
  const reviews = scope.resolve<ReviewService>('reviewService');
  return { acknowledged: true, insertedId: await reviews.write(caller, body) };
});
