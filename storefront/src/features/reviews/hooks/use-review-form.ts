import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { showError, showSuccess } from '@/components/ui/toast';
import { useKeptForm } from '@/components/ui/use-kept-form';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { postReview } from '../api/post-review';
import { reviewFormSchema, type CheckedReview, type ReviewFields } from '../lib/review-schema';

const FIELDS = ['point', 'review'] as const;

const EMPTY: ReviewFields = { point: null, review: '' };

const draftSchema = z.object({ point: z.nullable(z.number()), review: z.string() });

/** The form for a review, and what posting it leads to. */
export function useReviewForm({ name, email }: SessionUser) {
  const queryClient = useQueryClient();
  return useKeptForm<ReviewFields, CheckedReview>({
    draftName: 'review',
    owner: email,
    draftSchema,
    fields: FIELDS,
    resolver: zodResolver(reviewFormSchema),
    defaultValues: EMPTY,
    whenUnknown: messages.addReview.whenUnknown,
    async send(fields, form) {
      const isTaken = await postReview({ ...fields, name, email });
      if (!isTaken) {
        showError(messages.forms.notDone);
        return false;
      }
      showSuccess(messages.forms.wow, messages.addReview.posted);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: ['reviews'] });
      return true;
    },
  });
}
