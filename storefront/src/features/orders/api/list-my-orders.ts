import { request } from '@/lib/http/shop-client';
import { ordersSchema, type Order } from '../lib/order';

/** The orders of this email, newest first; only its owner or an admin may ask. Throws `ApiError`. */
export function listMyOrders(email: string): Promise<Order[]> {
  const path = `/order?email=${encodeURIComponent(email)}`;
  return request('GET', path, { auth: true, schema: ordersSchema });
}
