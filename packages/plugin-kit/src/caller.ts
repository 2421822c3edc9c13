import type { MedusaRequest } from '@medusajs/medusa';
import { isErrorOfType, ShopError } from './shop-error';

export type Role = 'admin' | null;

/** The authenticated caller, read from the database for the token's customer on each request. */
export type Caller = {
  customerId: string;
  /** Lower case. */
  email: string;
  name: string;
  /** Whether the identity provider vouches that the email is the caller's. */
  emailVerified: boolean;
  role: Role;
};

/** The identity plugin registers its implementation as `sessionService`. */
export interface Authenticator {
  /**
   * Returns the caller that the access token belongs to; throws `unauthorized` if it is not valid.
   */
  authenticate(accessToken: string): Promise<Caller>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

/** Returns the caller of the bearer token. Throws `unauthorized` if there is no valid token. */
export async function requireSession(req: MedusaRequest): Promise<Caller> {
  const accessToken = BEARER.exec(req.headers.authorization ?? '')?.[1];
  if (!accessToken) throw new ShopError('unauthorized', 'Log in to do this.');
  return req.scope.resolve<Authenticator>('sessionService').authenticate(accessToken);
}

/** Returns the caller of the bearer token, or null if it is missing or no longer valid. */
export async function optionalSession(req: MedusaRequest): Promise<Caller | null> {
  try {
    return await requireSession(req);
  } catch (error) {
    if (isErrorOfType(error, 'unauthorized')) return null;
    throw error;
  }
}

/** Returns the caller, who must be an admin; others get a 403 with `message`. */
export async function requireAdmin(
  req: MedusaRequest,
  message = 'Only an admin can do this.',
): Promise<Caller> {
  const caller = await requireSession(req);
  if (caller.role !== 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** Returns the caller, who must not be an admin; admins get a 403 with `message`. */
export async function requireCustomer(req: MedusaRequest, message: string): Promise<Caller> {
  const caller = await requireSession(req);
  if (caller.role === 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** Whether `email`, in any letter case, is the caller's own. */
export const isOwnEmail = (caller: Caller, email: string): boolean =>
  caller.email === email.trim().toLowerCase();
