import { handle } from '@harrow/plugin-kit';
import { moderateReview } from '@harrow/contract';

export const PATCH = handle(moderateReview, async ({ parameters, body, services }) => {
  const isChanged = await services.reviewModerationService.moderate(parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
