import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_MODERATION_REASON_LENGTH, MAX_PAGE_SIZE, MAX_REVIEW_LENGTH } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { reviewSchema } from './reviews';
import { lineSchema, textSchema, wordsSchema } from './text';

/** A review as staff see it. */
const moderatedReviewSchema = z.object({
  ...reviewSchema.shape,
  email: z.string(),
  /** The name of the product that it is about; null for a review of the shop. */
  product: z.nullable(z.string()),
  /** Why it is hidden; null for one that is shown. */
  hiddenReason: z.nullable(z.string()),
});

export type ModeratedReview = z.infer<typeof moderatedReviewSchema>;

export const listModeratedReviews = operation({
  method: 'get',
  path: '/reviews/moderation',
  summary:
    'One page of all reviews, hidden ones too, newest first; `q` looks in name, email, text and product.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
    q: z._default(wordsSchema, ''),
    state: z.optional(z.enum(['shown', 'hidden', 'unanswered'])),
  }),
  answer: z.object({ data: z.array(moderatedReviewSchema), count: z.int() }),
});

export const moderateReview = operation({
  method: 'patch',
  path: '/reviews/{id}',
  summary: 'Hides a review for a reason, shows it again, or answers it once as the maker.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  body: z.object({
    /** True needs a `reason`. */
    hidden: z.optional(z.boolean()),
    reason: z.optional(lineSchema(MAX_MODERATION_REASON_LENGTH)),
    /** A review has one answer, which stays as it is. */
    answer: z.optional(textSchema(MAX_REVIEW_LENGTH)),
  }),
  answer: modifiedSchema,
  refusals: [404, 409],
});
