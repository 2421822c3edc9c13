import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const modifiedSchema = z.object({ modifiedCount: z.number() });

/** Marks an order as shipped; for admins. Throws `ApiError`, 409 when it is not paid. */
export async function shipOrder(id: string): Promise<void> {
  const path = `/orders/${encodeURIComponent(id)}`;
  await request('PUT', path, { auth: true, body: { shipped: true }, schema: modifiedSchema });
}
