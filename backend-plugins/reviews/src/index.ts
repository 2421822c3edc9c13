export { operations } from './lib/operations';
export type { default as ReviewService, NewReview } from './services/review';
