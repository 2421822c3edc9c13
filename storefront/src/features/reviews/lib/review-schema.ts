import { z } from 'zod/mini';
import { numberSchema } from '@/lib/forms/number-schema';
import { textSchema } from '@/lib/forms/text-schema';
import { messages } from '@/messages';

const words = messages.addReview;
/** In characters. */
export const LONGEST_REVIEW = 2000;

const isPoint = (point: number) => Number.isInteger(point) && point >= 1 && point <= 5;

/** What the review form takes; its messages are the specification's. */
export const reviewFormSchema = z.object({
  point: numberSchema(words.required, (point) => (isPoint(point) ? null : words.pointRange)),
  review: textSchema(words.required, LONGEST_REVIEW),
});

/** As typed. */
export type ReviewFields = z.input<typeof reviewFormSchema>;

/** As it keeps the rules. */
export type CheckedReview = z.output<typeof reviewFormSchema>;
