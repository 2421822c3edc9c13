import { createReview, MAX_POINTS, MAX_REVIEW_LENGTH, MIN_POINTS } from '@harrow/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import { numberSchema, textSchema } from '@/lib/forms/field-schemas';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { productPageKey } from '@/lib/query-keys';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { reviewsKey } from '../api/reviews';

const words = messages.addReview;

const productWords = messages.productReviews;

/** The product that a review is about. */
export interface ReviewedProduct {
  id: string;
  handle: string;
}

const isPoint = (point: number) =>
  Number.isInteger(point) && point >= MIN_POINTS && point <= MAX_POINTS;

/** The review form. The specification defines its messages. */
const reviewFormSchema = z.object({
  point: numberSchema(words.required, (point) => (isPoint(point) ? null : words.pointRange)),
  review: textSchema(words.required, MAX_REVIEW_LENGTH),
});

/** The same for a product, whose rating is chosen instead of typed. */
const productFormSchema = z.object({
  point: numberSchema(productWords.pointsRequired, () => null),
  review: textSchema(productWords.textRequired, MAX_REVIEW_LENGTH),
});

/** The fields as typed. */
type ReviewFields = z.input<typeof reviewFormSchema>;

/** The fields after validation. */
type CheckedReview = z.output<typeof reviewFormSchema>;

const FIELDS = ['point', 'review'] as const;

const EMPTY: ReviewFields = { point: null, review: '' };

const draftSchema = z.object({ point: z.nullable(z.number()), review: z.string() });

/** The reason why this author cannot review the product, whatever the input; null otherwise. */
function finalRefusal(error: unknown): string | null {
  const { code, fields } = toApiError(error);
  if (code === 'already_reviewed') return productWords.alreadyReviewed;
  return fields?.productId === undefined ? null : productWords.notSold;
}

interface Options {
  /** The product that it is about; without it, it is a review of the shop. */
  product?: ReviewedProduct;
  onPosted?: () => void;
}

/** The state of the form for a review of the shop or of a product. */
export function useReviewForm({ name, email }: SessionUser, { product, onPosted }: Options = {}) {
  const queryClient = useQueryClient();
  const about = product ? { productId: product.id } : {};
  return usePersistedForm<ReviewFields, CheckedReview>({
    draftName: product ? `review:${product.id}` : 'review',
    owner: email,
    draftSchema,
    fields: FIELDS,
    resolver: zodResolver(product ? productFormSchema : reviewFormSchema),
    defaultValues: EMPTY,
    whenUnknown: product ? productWords.whenUnknown : words.whenUnknown,
    async send(fields, form) {
      try {
        const body = { ...fields, name, email, ...about };
        const { acknowledged } = await call(createReview, { body });
        if (!acknowledged) {
          showError(messages.forms.notDone);
          return false;
        }
      } catch (error) {
        const message = finalRefusal(error);
        if (message === null) throw error;
        form.setError('root', { message });
        return false;
      }
      showSuccess(messages.forms.wow, words.posted);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: reviewsKey });
      if (product) void queryClient.invalidateQueries({ queryKey: productPageKey(product.handle) });
      onPosted?.();
      return true;
    },
  });
}
