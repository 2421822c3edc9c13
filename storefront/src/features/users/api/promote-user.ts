import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const promotedSchema = z.object({ modifiedCount: z.number() });

/** Makes an admin of a user, who may be one already; for admins. Throws `ApiError`. */
export async function promoteUser(email: string): Promise<void> {
  const path = `/users/admin/${encodeURIComponent(email)}`;
  await request('PUT', path, { auth: true, schema: promotedSchema });
}
