import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const deletedSchema = z.object({ deletedCount: z.number() });

/** Cancels an unpaid order; its pieces go back on sale. Throws `ApiError`, 409 when it is paid. */
export async function cancelOrder(id: string): Promise<void> {
  const path = `/orders/${encodeURIComponent(id)}`;
  await request('DELETE', path, { auth: true, schema: deletedSchema });
}
