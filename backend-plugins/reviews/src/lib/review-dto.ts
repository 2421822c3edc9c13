import { type Caller, isOwnEmail } from '@harrow/http';
import { z } from 'zod';
import type { Review } from '../models/review';

/** A review in the words of the specification. */
export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  review: z.string(),
  point: z.int(),
  createdAt: z.string(),
  /** For its author and admins only: the public list gives no addresses away. */
  email: z.string().optional(),
});

/** What a reader may see of a review. */
export function toReviewDto(review: Review, reader: Caller | null): z.infer<typeof reviewSchema> {
  const { id, name, email, review: text, point, created_at } = review;
  const seesEmail = reader !== null && (reader.role === 'admin' || isOwnEmail(reader, email));
  return {
    _id: id,
    name,
    review: text,
    point,
    createdAt: created_at.toISOString(),
    ...(seesEmail ? { email } : {}),
  };
}
