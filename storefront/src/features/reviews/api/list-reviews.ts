import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const reviewsSchema = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    review: z.string(),
    /** 1 to 5. */
    point: z.number(),
    /** ISO date. */
    createdAt: z.string(),
  }),
);

/** What a client says of the shop. */
export type Review = z.infer<typeof reviewsSchema>[number];

/** Asks for the newest reviews (`GET /reviews`). */
export function listReviews(limit: number, signal?: AbortSignal): Promise<Review[]> {
  return request('GET', `/reviews?limit=${limit}`, { schema: reviewsSchema, signal });
}
