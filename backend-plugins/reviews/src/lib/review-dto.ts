import { ratingOf } from '@harrow/catalogue';
import type { ProductReviews, Review as ReviewDto } from '@harrow/contract';
import { type Caller, isOwnEmail } from '@harrow/plugin-kit';
import type { Review } from '../models/review';
import type { ReviewsOfProduct } from './product-reviews';

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
    ...(seesEmail ? { email } : {}),
  };
}

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
