import {
  MAX_MODERATION_REASON_LENGTH,
  MAX_REVIEW_LENGTH,
  type BodyInputOf,
  type ModeratedReview,
  type moderateReview,
} from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { CharacterCount, TextArea, textIn } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';
import { useModerateReview } from '../api/moderation';
import { ReviewText } from './review-parts';

const words = messages.moderation;

const KINDS = {
  hide: {
    ...{
      title: words.hideTitle,
      lead: words.hideText,
      label: words.reason,
      hint: words.reasonHint,
    },
    ...{ required: words.reasonRequired, confirm: words.hide, pending: words.hiding },
    ...{ done: words.isHidden, max: MAX_MODERATION_REASON_LENGTH },
    bodyOf: (text: string): BodyInputOf<typeof moderateReview> => ({ hidden: true, reason: text }),
  },
  answer: {
    ...{ title: words.answerTitle, lead: words.answerText, label: words.answerLabel, hint: '' },
    ...{ required: words.answerRequired, confirm: words.answer, pending: words.answering },
    ...{ done: words.isAnswered, max: MAX_REVIEW_LENGTH },
    bodyOf: (text: string): BodyInputOf<typeof moderateReview> => ({ answer: text }),
  },
};

export type ModerationKind = keyof typeof KINDS;

interface ModerationDialogProps {
  kind: ModerationKind;
  review: ModeratedReview;
  onClose: () => void;
}

/** Asks for the reason to hide a review, or for the answer to it. */
export default function ModerationDialog({ kind, review, onClose }: ModerationDialogProps) {
  const { title, lead, label, hint, required, confirm, pending, done, max, bodyOf } = KINDS[kind];
  const moderate = useModerateReview(done);
  const form = useForm<{ text: string }>({
    resolver: zodResolver(z.object({ text: textSchema(required, max) })),
    defaultValues: { text: '' },
  });
  const submit = useSubmit(
    form.handleSubmit(async ({ text }) => {
      await moderate.run(review._id, bodyOf(text));
      onClose();
    }),
  );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      busy={moderate.pending}
      onSubmit={submit}
      foot={
        <DialogActions
          confirmLabel={confirm}
          pending={moderate.pending}
          pendingLabel={pending}
          onCancel={onClose}
        />
      }
    >
      <p className="text-muted">{lead}</p>
      <blockquote className="border-l-4 border-line pl-4">
        <ReviewText text={review.review} />
      </blockquote>
      <TextArea
        {...textIn(form, 'text')}
        label={label}
        hint={
          <>
            {hint} <CharacterCount form={form} name="text" max={max} />
          </>
        }
        rows={kind === 'hide' ? 2 : 5}
      />
    </Dialog>
  );
}
