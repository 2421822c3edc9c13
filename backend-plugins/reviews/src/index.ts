export { toReviewDto } from './lib/review-dto';
export type { default as ReviewService, NewReview } from './services/review';
