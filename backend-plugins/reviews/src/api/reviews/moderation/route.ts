import { handle } from '@harrow/plugin-kit';
import { listModeratedReviews } from '@harrow/contract';

export const GET = handle(listModeratedReviews, async ({ query, services }) => {
  return await services.reviewModerationService.list(query);
});
