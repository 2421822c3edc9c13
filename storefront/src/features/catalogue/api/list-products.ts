import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';
import { productsPath, type Paging } from '../lib/paging';

const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  /** A decimal in `currency`. */
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** Pieces in stock. */
  available: z.number(),
  /** Pieces that an order has at least. */
  minimum: z.number(),
  description: z.string(),
});

const answerSchema = z.union([
  z.object({ success: z.literal(true), data: z.array(productSchema), count: z.number() }),
  z.object({ success: z.literal(false) }),
]);

/** A product as the shop window shows it. */
export type Product = z.infer<typeof productSchema>;

/** One page of the catalogue and how many products it has in all. */
export type ProductPage = { found: true; products: Product[]; total: number } | { found: false };

/** Asks for one page of the products, newest first (`GET /services`). */
export async function listProducts(paging: Paging, signal?: AbortSignal): Promise<ProductPage> {
  const answer = await request('GET', productsPath(paging), { schema: answerSchema, signal });
  if (!answer.success) return { found: false };
  return { found: true, products: answer.data, total: answer.count };
}
