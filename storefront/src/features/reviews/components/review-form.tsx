import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/character-count';
import { FormFailure } from '@/components/ui/form-failure';
import { FormNumber } from '@/components/ui/form-number';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useReviewForm } from '../hooks/use-review-form';
import { LONGEST_REVIEW } from '../lib/review-schema';

const words = messages.addReview;

/** Asks what a client thinks of the shop, and publishes it. */
export function ReviewForm({ user }: { user: SessionUser }) {
  const { form, submit, failure } = useReviewForm(user);
  const { errors, isSubmitting } = form.formState;
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
        {...form.register('review')}
        label={words.review}
        hint={<CharacterCount form={form} name="review" most={LONGEST_REVIEW} />}
        rows={6}
        error={errors.review?.message}
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
