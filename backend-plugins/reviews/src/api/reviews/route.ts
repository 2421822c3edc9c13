import { type Caller, handle, isOwnEmail } from '@harrow/plugin-kit';
import { createReview, listReviews, type Review as ReviewDto } from '@harrow/contract';
import type { Review } from '../../models/review';
import type ReviewService from '../../services/review';

/** Returns what a reader may see of a review. */
function toReviewDto(review: Review, reader: Caller | null): ReviewDto {
  const { id, name, email, review: text, point, created_at } = review;
  const seesEmail = reader !== null && (reader.role === 'admin' || isOwnEmail(reader, email));
  return {
    _id: id,
    name,
    review: text,
    point,
    createdAt: created_at.toISOString(),
    ...(seesEmail ? { email } : {}),
  };
}

export const GET = handle(listReviews, async ({ caller, query, scope }) => {
  const reviews = await scope.resolve<ReviewService>('reviewService').list(query.limit);
  return reviews.map((review) => toReviewDto(review, caller));
});

export const POST = handle(createReview, async ({ caller, body, scope }) => {
  const reviews = scope.resolve<ReviewService>('reviewService');
  return { acknowledged: true, insertedId: await reviews.write(caller, body) };
});
