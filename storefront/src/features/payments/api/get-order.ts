import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const orderSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  product: z.string(),
  quantity: z.number(),
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  paid: z.boolean(),
  trasectionId: z.nullable(z.string()),
});

/** What a payment needs of an order; `amount` is a decimal in `currency`. */
export type PayableOrder = z.infer<typeof orderSchema>;

/** One order, for its owner or an admin. Throws `ApiError`, 404 for anyone else. */
export function getOrder(id: string): Promise<PayableOrder> {
  const path = `/orders/${encodeURIComponent(id)}`;
  return request('GET', path, { auth: true, schema: orderSchema });
}
