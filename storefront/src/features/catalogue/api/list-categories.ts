import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const categoriesSchema = z.array(
  z.object({ id: z.union([z.string(), z.number()]), name: z.string(), img: z.string() }),
);

/** A kind of machine, with the address of its drawing. */
export type Category = z.infer<typeof categoriesSchema>[number];

/** Reads the static list that stands beside the storefront's own files. */
export function listCategories(signal?: AbortSignal): Promise<Category[]> {
  const address = new URL('/category.json', window.location.origin).href;
  return request('GET', address, { schema: categoriesSchema, signal });
}
