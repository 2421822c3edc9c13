import { z } from 'zod/mini';
import { ApiError } from '@/lib/http/api-error';
import { request } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  /** Pieces in stock. */
  available: z.number(),
});

const answerSchema = z.union([
  z.object({ success: z.literal(true), data: z.array(productSchema) }),
  z.object({ success: z.literal(false) }),
]);

/** A product as staff see it in their list. */
export type ListedProduct = z.infer<typeof productSchema>;

/** The code of the error where the catalogue says that it has found none. */
export const NOT_FOUND = 'products_not_found';

/** Every product of the catalogue, newest first. Throws `ApiError`. */
export async function listAllProducts(signal?: AbortSignal): Promise<ListedProduct[]> {
  const answer = await request('GET', '/services', { auth: true, schema: answerSchema, signal });
  if (answer.success) return answer.data;
  const message = messages.manageProducts.notFoundHint;
  throw new ApiError({ kind: 'http', status: 404, code: NOT_FOUND, message });
}
