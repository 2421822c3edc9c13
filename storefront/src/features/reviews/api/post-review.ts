import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

/** A review as its author sends it; `point` is 1 to 5. */
export interface NewReview {
  name: string;
  email: string;
  review: string;
  point: number;
}

const postedSchema = z.object({ acknowledged: z.boolean() });

/** Publishes a review of the signed-in user and says whether it was taken. Throws `ApiError`. */
export async function postReview(review: NewReview): Promise<boolean> {
  const { acknowledged } = await request('POST', '/reviews', {
    auth: true,
    body: review,
    schema: postedSchema,
  });
  return acknowledged;
}
