import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const usersSchema = z.array(
  z.object({
    _id: z.string(),
    email: z.string(),
    /** Truthy for an admin. */
    role: z.nullable(z.string()),
    /** Promoted already; the role comes with a verified email. */
    promoted: z.optional(z.boolean()),
  }),
);

/** Somebody with an account. */
export type User = z.infer<typeof usersSchema>[number];

/** Everybody with an account, oldest first; for admins. Throws `ApiError`. */
export function listUsers(signal?: AbortSignal): Promise<User[]> {
  return request('GET', '/users', { auth: true, schema: usersSchema, signal });
}
