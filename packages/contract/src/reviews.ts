import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { limitParameter } from './page';

/** A review in the names of the specification. */
export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  review: z.string(),
  /** 1 to 5. */
  point: z.int(),
  createdAt: z.string(),
  /** For its author and admins only: the public list gives no addresses away. */
  email: z.optional(z.string()),
});

export type Review = z.infer<typeof reviewSchema>;

export const listReviews = operation({
  method: 'get',
  path: '/reviews',
  summary: 'The newest reviews; an email only for its author and for admins.',
  access: 'optional',
  query: z.object({ limit: z._default(limitParameter, MAX_PAGE_SIZE) }),
  answer: z.array(reviewSchema),
});
