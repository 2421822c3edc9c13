import { z } from 'zod/mini';
import { numberSchema } from '@/lib/forms/number-schema';
import { messages } from '@/messages';

const words = messages.addReview;
const LONGEST = 2000;

const isPoint = (point: number) => Number.isInteger(point) && point >= 1 && point <= 5;

/** What the review form takes; its messages are the specification's. */
export const reviewFormSchema = z.object({
  point: numberSchema(words.required, (point) => (isPoint(point) ? null : words.pointRange)),
  review: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: words.required, abort: true }),
      z.maxLength(LONGEST, messages.forms.tooLong(LONGEST)),
    ),
});

/** As typed. */
export type ReviewFields = z.input<typeof reviewFormSchema>;

/** As it keeps the rules. */
export type CheckedReview = z.output<typeof reviewFormSchema>;
