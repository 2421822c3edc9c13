import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const stockSchema = z.object({ available: z.number() });

/**
 * Reports the stock that remains after an order and resolves with the true one. A customer's
 * report changes nothing: the server took the stock when it placed the order. Throws `ApiError`.
 */
export async function reportStock(productId: string, remaining: number): Promise<number> {
  const path = `/service/${encodeURIComponent(productId)}`;
  const { available } = await request('PUT', path, {
    auth: true,
    body: { available: remaining },
    schema: stockSchema,
  });
  return available;
}
