import { z } from 'zod';
import type { IdentityUser } from '../../../dev/test-support/identity.ts';
import type { TestShop } from '../../../dev/test-support/test-shop.ts';

type Proof = Pick<IdentityUser, 'email' | 'idToken'>;

/** Asks for a session with the ID token of a user of the identity provider. */
export const openSession = (shop: TestShop, { email, idToken }: Proof) =>
  shop.request('PUT', `/users/${encodeURIComponent(email)}`, { body: { idToken } });

/** Opens a session; answers its access token. */
export async function enter(shop: TestShop, proof: Proof): Promise<string> {
  const { body } = await openSession(shop, proof);
  return z.object({ token: z.string() }).parse(body).token;
}
