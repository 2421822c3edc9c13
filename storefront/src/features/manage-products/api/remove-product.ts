import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const removedSchema = z.object({ deletedCount: z.number() });

/** Takes a product out of the catalogue; for admins. Throws `ApiError`, 404 when it has gone. */
export async function removeProduct(id: string): Promise<void> {
  const path = `/services/${encodeURIComponent(id)}`;
  await request('DELETE', path, { auth: true, schema: removedSchema });
}
