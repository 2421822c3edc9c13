import { emailSchema, limitParameter, operation, personNameSchema, textSchema } from '@harrow/http';
import { z } from 'zod';
import { reviewSchema } from './review-dto';

const MOST = 100;
const LONGEST_REVIEW = 2000;

export const listReviews = operation({
  method: 'get',
  path: '/reviews',
  summary: 'The newest reviews; an email only for its author and for admins.',
  access: 'optional',
  query: z.object({ limit: limitParameter.default(MOST) }),
  answer: z.array(reviewSchema),
});

export const createReview = operation({
  method: 'post',
  path: '/reviews',
  summary: 'Publishes a review of the caller.',
  access: 'session',
  body: z.object({
    name: personNameSchema,
    email: emailSchema,
    review: textSchema(LONGEST_REVIEW),
    point: z
      .number('This must be a number.')
      .int('This must be a whole number.')
      .min(1, 'This must be 1 to 5.')
      .max(5, 'This must be 1 to 5.'),
  }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [403],
});

/** Every call of this plugin. */
export const operations = [listReviews, createReview];
