import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

/** What is ordered; `amount` is price × quantity as a decimal in the product's currency. */
export interface OrderRequest {
  product: string;
  productId: string;
  quantity: number;
  name: string;
  email: string;
  phone: string;
  address: string;
  amount: number;
}

const placedSchema = z.object({ insertedId: z.string() });

/**
 * Places an order and resolves with its id. The same key and order sent again give the first
 * answer again and place nothing. Throws `ApiError`.
 */
export async function placeOrder(order: OrderRequest, idempotencyKey: string): Promise<string> {
  const { insertedId } = await request('POST', '/orders', {
    auth: true,
    body: order,
    headers: { 'Idempotency-Key': idempotencyKey },
    schema: placedSchema,
  });
  return insertedId;
}
