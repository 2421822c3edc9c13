import { request } from '@/lib/http/shop-client';
import { ordersSchema, type Order } from '../lib/order';

/** Every customer's orders, newest first; for admins. Throws `ApiError`. */
export function listOrders(): Promise<Order[]> {
  return request('GET', '/orders', { auth: true, schema: ordersSchema });
}
