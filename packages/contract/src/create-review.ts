import * as z from 'zod/mini';
import { emailSchema } from './email';
import { MAX_KEY_LENGTH, MAX_POINTS, MAX_REVIEW_LENGTH, MIN_POINTS } from './limits';
import { wholeNumberSchema } from './numbers';
import { type BodyOf, operation } from './operation';
import { keySchema, personNameSchema, textSchema } from './text';

const pointRange = `This must be ${MIN_POINTS} to ${MAX_POINTS}.`;

export const createReview = operation({
  method: 'post',
  path: '/reviews',
  summary: 'Publishes a review by the caller, of a product or of the shop.',
  access: 'session',
  limit: 'reviews',
  body: z.object({
    name: personNameSchema,
    email: emailSchema,
    review: textSchema(MAX_REVIEW_LENGTH),
    point: wholeNumberSchema(MIN_POINTS, MAX_POINTS, pointRange, pointRange),
    /** The product that it is about; without it, it is a review of the shop. */
    productId: z.optional(keySchema(MAX_KEY_LENGTH)),
  }),
  status: 201,
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string() }),
  refusals: [403, 409],
});

/** A review as its author sends it. */
export type NewReview = BodyOf<typeof createReview>;
