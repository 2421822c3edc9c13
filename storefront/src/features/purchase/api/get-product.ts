import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  available: z.number(),
  minimum: z.number(),
  description: z.string(),
});

/** A product of the catalogue; `price` is a decimal in `currency`. */
export type Product = z.infer<typeof productSchema>;

/** One product by its id. Throws `ApiError`, 404 when it is not sold any more. */
export function getProduct(id: string): Promise<Product> {
  const path = `/services/${encodeURIComponent(id)}`;
  return request('GET', path, { auth: true, schema: productSchema });
}
