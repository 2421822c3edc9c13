import { z } from 'zod/mini';
import { request } from '@/lib/http/shop-client';

const accessTokenSchema = z.object({
  token: z.string().check(z.minLength(1)),
  expiresAt: z.string(),
});

/** The shop's own token and the moment (ISO 8601) at which it ends. */
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** Exchanges the identity provider's ID token for the shop's access token. Throws `ApiError`. */
export function openSession(email: string, idToken: string): Promise<AccessToken> {
  const path = `/users/${encodeURIComponent(email)}`;
  return request('PUT', path, { body: { email, idToken }, schema: accessTokenSchema });
}
