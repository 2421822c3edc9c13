import { ratingOf } from '@harrow/catalogue';
import type { ModeratedReview, ProductReviews, Review as ReviewDto } from '@harrow/contract';
import { type Caller, isOwnEmail } from '@harrow/plugin-kit';
import type { Review } from '../models/review';
import type { ModeratedRow } from './moderated-reviews';
import type { ReviewsOfProduct } from './product-reviews';

function answerOf({ answer, answered_at }: Review): ReviewDto['answer'] {
  return answer !== null && answered_at ? { text: answer, at: answered_at.toISOString() } : null;
}

/** Returns what a reader may see of a review. */
export function toReviewDto(review: Review, reader: Caller | null): ReviewDto {
  const { id, name, email, review: text, point, created_at, product_id, verified } = review;
  const seesEmail = reader !== null && (reader.role === 'admin' || isOwnEmail(reader, email));
  return {
    _id: id,
    name,
    review: text,
    point,
    createdAt: created_at.toISOString(),
    productId: product_id,
    verified,
    answer: answerOf(review),
    ...(seesEmail ? { email } : {}),
  };
}

/** Returns what staff sees of a review. */
export const toModeratedReviewDto = (row: ModeratedRow): ModeratedReview => ({
  ...toReviewDto(row, null),
  email: row.email,
  product: row.product,
  hiddenReason: row.hidden_reason,
});

/** Returns what a reader may see of a page of a product's reviews. */
export function toProductReviewsDto(
  { reviews, distribution }: ReviewsOfProduct,
  reader: Caller | null,
): ProductReviews {
  const count = distribution.reduce((sum, times) => sum + times, 0);
  const points = distribution.reduce((sum, times, index) => sum + times * (index + 1), 0);
  const rating = ratingOf({ points, reviews: count }) ?? { average: 0, count };
  return {
    data: reviews.map((review) => toReviewDto(review, reader)),
    count,
    rating: { ...rating, distribution },
  };
}
