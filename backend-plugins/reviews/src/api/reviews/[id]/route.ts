import { handle } from '@harrow/plugin-kit';
import { moderateReview } from '@harrow/contract';
import type ReviewModerationService from '../../../services/review-moderation';

export const PATCH = handle(moderateReview, async ({ parameters, body, scope }) => {
  const moderation = scope.resolve<ReviewModerationService>('reviewModerationService');
  const isChanged = await moderation.moderate(parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
