import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const userSchema = z.object({ role: z.nullable(z.string()) });

/** The role that the server gives this signed-in email now. Throws `ApiError`. */
export async function getRole(email: string): Promise<'admin' | null> {
  const path = `/user?email=${encodeURIComponent(email)}`;
  const { role } = await request('GET', path, { auth: true, schema: userSchema });
  return role ? 'admin' : null;
}
