export type { default as ReviewService, NewReview } from './services/review';
