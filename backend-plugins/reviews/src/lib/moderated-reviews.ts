import type { BodyOf, moderateReview } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';
import type { Review } from '../models/review';

/** A review with the name of its product. */
export type ModeratedRow = Review & { product: string | null };

const FROM = 'FROM shop_review r LEFT JOIN product p ON p.id = r.product_id';

/** Selects `ModeratedRow`s. */
export const SELECT_MODERATED = `SELECT r.*, p.title AS product ${FROM}`;

/** Counts the rows of `SELECT_MODERATED`. */
export const COUNT_MODERATED = `SELECT count(*)::int AS count ${FROM}`;

const STATES = {
  shown: 'r.hidden_reason IS NULL',
  hidden: 'r.hidden_reason IS NOT NULL',
  unanswered: 'r.hidden_reason IS NULL AND r.answer IS NULL',
};

const WORDS = `concat_ws(' ', r.name, r.email, r.review, p.title) ILIKE $1`;

/** Makes a pattern that matches texts with these words as they are. */
const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the condition on the rows with these words, if any, and in a state, if one is given. */
export function moderatedWhere(words: string, state?: keyof typeof STATES) {
  const conditions = [...(words ? [WORDS] : []), ...(state ? [STATES[state]] : [])];
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values: words ? [patternOf(words)] : [],
  };
}

const needsReason = () => {
  const message = 'Say why the review is hidden.';
  return new ShopError('invalid_body', message, { fields: { reason: message } });
};

/**
 * Returns what must change of a review. Throws `invalid_body` for a hiding without a reason, and
 * `conflict` for a second answer: customers have read the first one.
 */
export function changeOf(
  review: Review,
  { hidden, reason, answer }: BodyOf<typeof moderateReview>,
): Partial<Review> {
  if (hidden && reason === undefined) throw needsReason();
  if (answer !== undefined && review.answer !== null) {
    throw new ShopError('conflict', 'This review has already been answered.', {
      code: 'already_answered',
    });
  }
  const hidden_reason = hidden ? (reason ?? null) : null;
  const isHiddenOtherwise = hidden !== undefined && hidden_reason !== review.hidden_reason;
  return {
    ...(isHiddenOtherwise && { hidden_reason }),
    ...(answer !== undefined && { answer, answered_at: new Date() }),
  };
}
