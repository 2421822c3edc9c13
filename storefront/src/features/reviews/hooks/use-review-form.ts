import { createReview, MAX_POINTS, MAX_REVIEW_LENGTH, MIN_POINTS } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import { numberSchema, textSchema } from '@/lib/forms/field-schemas';
import { call } from '@/lib/http/shop-client';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { reviewsKey } from '../api/reviews';

const words = messages.addReview;

const isPoint = (point: number) =>
  Number.isInteger(point) && point >= MIN_POINTS && point <= MAX_POINTS;

/** The review form. The specification defines its messages. */
const reviewFormSchema = z.object({
  point: numberSchema(words.required, (point) => (isPoint(point) ? null : words.pointRange)),
  review: textSchema(words.required, MAX_REVIEW_LENGTH),
});

/** The fields as typed. */
type ReviewFields = z.input<typeof reviewFormSchema>;

/** The fields after validation. */
type CheckedReview = z.output<typeof reviewFormSchema>;

const FIELDS = ['point', 'review'] as const;

const EMPTY: ReviewFields = { point: null, review: '' };

const draftSchema = z.object({ point: z.nullable(z.number()), review: z.string() });

/** The state of the review form. */
export function useReviewForm({ name, email }: SessionUser) {
  const queryClient = useQueryClient();
  return usePersistedForm<ReviewFields, CheckedReview>({
    draftName: 'review',
    owner: email,
    draftSchema,
    fields: FIELDS,
    resolver: zodResolver(reviewFormSchema),
    defaultValues: EMPTY,
    whenUnknown: messages.addReview.whenUnknown,
    async send(fields, form) {
      const { acknowledged } = await call(createReview, { body: { ...fields, name, email } });
      if (!acknowledged) {
        showError(messages.forms.notDone);
        return false;
      }
      showSuccess(messages.forms.wow, messages.addReview.posted);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: reviewsKey });
      return true;
    },
  });
}
