import { MAX_REVIEW_LENGTH } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { CharacterCount, TextArea, TextField, textIn } from '@/components/ui/text-field';
import { FormFailure } from '@/components/ui/form-failure';
import { FormNumber } from '@/components/ui/number-field';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useReviewForm } from '../hooks/use-review-form';

const words = messages.addReview;

/** The form that posts a review of the shop. */
export function ReviewForm({ user }: { user: SessionUser }) {
  const { form, submit, failure } = useReviewForm(user);
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.name} value={user.name} readOnly />
        <TextField label={words.email} value={user.email} readOnly />
      </div>
      <FormNumber
        form={form}
        name="point"
        label={words.point}
        hint={words.pointHint}
        min={1}
        max={5}
      />
      <TextArea
        {...textIn(form, 'review')}
        label={words.review}
        hint={<CharacterCount form={form} name="review" max={MAX_REVIEW_LENGTH} />}
        rows={6}
      />
      <FormFailure {...failure} />
      <Button
        type="submit"
        pending={isSubmitting}
        pendingLabel={words.posting}
        className="sm:w-fit"
      >
        {words.post}
      </Button>
    </form>
  );
}
