import { MAX_REVIEW_LENGTH } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { CharacterCount, TextArea, textIn } from '@/components/ui/text-field';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useReviewForm, type ReviewedProduct } from '../hooks/use-review-form';
import { StarField } from './star-field';

const words = messages.productReviews;

interface ProductReviewFormProps {
  user: SessionUser;
  product: ReviewedProduct;
  /** Called when the review is posted, and when the author cancels. */
  onClose: () => void;
}

/** The form that posts a review of a product. */
export default function ProductReviewForm({ user, product, onClose }: ProductReviewFormProps) {
  const { form, submit, failure } = useReviewForm(user, { product, onPosted: onClose });
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="review-form-title"
      className="mb-8 grid max-w-2xl grid-cols-1 gap-5 rounded-card border border-line bg-card p-4 sm:p-8"
    >
      <div className="grid gap-2">
        <h3 id="review-form-title" className="heading text-2xl">
          {words.formTitle}
        </h3>
        <p className="text-pretty wrap-anywhere text-muted">{words.signedAs(user.name)}</p>
      </div>
      <StarField form={form} name="point" label={words.points} />
      <TextArea
        {...textIn(form, 'review')}
        label={words.text}
        hint={<CharacterCount form={form} name="review" max={MAX_REVIEW_LENGTH} />}
        rows={5}
      />
      <FormFailure {...failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting} pendingLabel={words.posting}>
          {words.post}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
