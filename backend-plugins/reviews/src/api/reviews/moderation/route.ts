import { handle } from '@harrow/plugin-kit';
import { listModeratedReviews } from '@harrow/contract';
import type ReviewModerationService from '../../../services/review-moderation';

export const GET = handle(listModeratedReviews, async ({ query, scope }) => {
  return await scope.resolve<ReviewModerationService>('reviewModerationService').list(query);
});
