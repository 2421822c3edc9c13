import { handle } from '@harrow/plugin-kit';
import { createReview, listReviews } from '@harrow/contract';
import { toReviewDto } from '../../lib/review-dto';

export const GET = handle(listReviews, async ({ caller, query, services }) => {
  const reviews = await services.reviewService.list(query.limit, query.all);
  return reviews.map((review) => toReviewDto(review, caller));
});

export const POST = handle(createReview, async ({ caller, body, services }) => {
  return { acknowledged: true, insertedId: await services.reviewService.write(caller, body) };
});
