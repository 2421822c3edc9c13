import { createSecretKey, randomUUID } from 'node:crypto';
import type { TokenSubject } from '@harrow/plugin-kit';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const ISSUER = 'harrow';
const AUDIENCE = 'harrow-shop';
const ALGORITHM = 'HS256';

/** A KeyObject, because the library first tries to parse a string as a public key, which is slow. */
const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

export type AccessToken = { token: string; expiresAt: string };

const claims = z.object({
  sub: z.string().min(1),
  uid: z.string().min(1),
  email_verified: z.boolean(),
  auth_time: z.number().default(0),
  second_factor_at: z.number().default(0),
  exp: z.number(), // required here; the library checks it only if present
});

/** Signs an access token (RFC 7519, HS256) that is valid for `lifetimeSeconds`. */
export function signAccessToken(
  subject: TokenSubject,
  secret: string,
  lifetimeSeconds: number,
): AccessToken {
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000);
  const { customerId, uid, emailVerified, signedInAt, secondFactorAt } = subject;
  const claimed = {
    ...{ uid, email_verified: emailVerified, auth_time: signedInAt },
    ...(secondFactorAt > 0 && { second_factor_at: secondFactorAt }),
  };
  const token = jwt.sign(claimed, keyOf(secret), {
    algorithm: ALGORITHM,
    subject: customerId,
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: lifetimeSeconds,
    jwtid: randomUUID(),
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Returns the subject of a valid token that was signed with one of the secrets, otherwise null. */
export function readAccessToken(
  token: string,
  ...secrets: (string | undefined)[]
): TokenSubject | null {
  for (const secret of secrets) {
    const subject = secret && readSigned(token, secret);
    if (subject) return subject;
  }
  return null;
}

/** Returns the subject of a token that was valid once, also after its end; null for any other. */
export const readFormerToken = (token: string, secret: string): TokenSubject | null =>
  readSigned(token, secret, { ignoreExpiration: true });

function readSigned(
  token: string,
  secret: string,
  options: Pick<jwt.VerifyOptions, 'ignoreExpiration'> = {},
): TokenSubject | null {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      ...options,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
    const { sub, uid, email_verified, auth_time, second_factor_at } = claims.parse(payload);
    return {
      ...{ customerId: sub, uid, emailVerified: email_verified, signedInAt: auth_time },
      secondFactorAt: second_factor_at,
    };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError || error instanceof z.ZodError) return null;
    throw error;
  }
}
