import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** The emulator's tokens are not signed; of all others the header names the key. */
const shape = z.object({
  header: z.union([z.object({ alg: z.literal('none') }), z.object({ kid: z.string().min(1) })]),
  payload: z.object({ aud: z.string(), iss: z.string(), sub: z.string().min(1) }),
});

/**
 * Whether a text looks like an ID token at all. firebase-admin stumbles over some that do not, and
 * its errors then say nothing of a bad token.
 */
export function looksLikeIdToken(idToken: string): boolean {
  try {
    return shape.safeParse(jwt.decode(idToken, { complete: true })).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false; // the claims are no JSON
    throw error;
  }
}
