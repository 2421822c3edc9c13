import { listModeratedReviews, moderateReview, type BodyInputOf } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { listQuery } from '@/lib/list-page';
import { messages } from '@/messages';
import { reviewsKey } from './reviews';

const words = messages.moderation;

export const MODERATION_PAGE_SIZE = 25;

/** The reviews that the list can be limited to. */
export const moderationStates = ['unanswered', 'hidden', 'shown'] as const;

type ModerationState = (typeof moderationStates)[number];

/** Reads a page of all reviews with these words and in a state, newest first. */
export const useModeratedReviews = (page: number, q: string, state?: ModerationState) =>
  useQuery({
    queryKey: [...reviewsKey, 'moderation', { page, q, state }],
    queryFn: async ({ signal }) => {
      const query = { limit: MODERATION_PAGE_SIZE, pageNumber: page, q, ...(state && { state }) };
      const { data, count } = await call(listModeratedReviews, { query, signal });
      return { rows: data, total: count };
    },
    ...listQuery,
  });

function moderationFailure(error: unknown): string {
  const { status, code } = toApiError(error);
  if (code === 'already_answered') return words.alreadyAnswered;
  return status === 404 ? words.gone : describeError(error);
}

/** Changes a review as staff; `done` is the message after it. */
export const useModerateReview = (done: string) =>
  useChange({
    send: (id: string, body: BodyInputOf<typeof moderateReview>) =>
      call(moderateReview, { parameters: { id }, body }),
    done,
    describe: moderationFailure,
  });
