import { z } from 'zod';
import type { IdentityUser } from '@harrow/testing/identity';
import type { Shop } from '@harrow/testing/shop';

type Proof = Pick<IdentityUser, 'email' | 'idToken'>;

/** Requests a session with a user's ID token. */
export const openSession = (shop: Shop, { email, idToken }: Proof) =>
  shop.request('PUT', `/users/${encodeURIComponent(email)}`, { body: { idToken } });

/** Opens a session; returns its access token. */
export async function enter(shop: Shop, proof: Proof): Promise<string> {
  const { body } = await openSession(shop, proof);
  return z.object({ token: z.string() }).parse(body).token;
}
