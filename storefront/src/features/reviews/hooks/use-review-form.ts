import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reportFailure } from '@/components/ui/report-failure';
import { showError, showSuccess } from '@/components/ui/toast';
import { formDraft } from '@/lib/session/form-draft';
import { sessionStore, type SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { postReview } from '../api/post-review';
import { reviewFormSchema, type CheckedReview, type ReviewFields } from '../lib/review-schema';

/** In the order of the page, in which an error leads to the first. */
const FIELDS = ['point', 'review'] as const;

const EMPTY: ReviewFields = { point: null, review: '' };

const draftSchema = z.object({ point: z.nullable(z.number()), review: z.string() });

/** The form for a review, and what posting it leads to. */
export function useReviewForm({ name, email }: SessionUser) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => formDraft(`review:${email}`, draftSchema));
  const [kept] = useState(() => draft.read());
  useEffect(() => draft.drop(), [draft]);
  const form = useForm<ReviewFields, unknown, CheckedReview>({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: kept ?? EMPTY,
  });
  for (const field of FIELDS) form.register(field);

  const post = async (fields: CheckedReview): Promise<void> => {
    const isTaken = await postReview({ ...fields, name, email });
    if (!isTaken) {
      showError(messages.forms.notDone);
      return;
    }
    showSuccess(messages.forms.wow, messages.addReview.posted);
    form.reset(EMPTY);
    await queryClient.invalidateQueries({ queryKey: ['reviews'] });
  };

  return {
    form,
    submit: form.handleSubmit(async (fields) => {
      try {
        await post(fields);
      } catch (error) {
        const { whenUnknown } = messages.addReview;
        reportFailure(form, error, { fields: FIELDS, whenUnknown });
      }
    }),
    loginAgain: () => {
      draft.keep(form.getValues());
      void sessionStore.signOut();
    },
  };
}
