import type ReviewService from './services/review';
import type ReviewModerationService from './services/review-moderation';

export { toReviewDto } from './lib/review-dto';

declare module '@harrow/plugin-kit' {
  interface Services {
    reviewModerationService: ReviewModerationService;
    reviewService: ReviewService;
  }
}
