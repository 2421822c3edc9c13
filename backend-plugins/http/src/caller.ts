import type { MedusaRequest } from '@medusajs/medusa';
import { isErrorOfType, ShopError } from './shop-error';

export type Role = 'admin' | null;

/** Who is calling: read from the database for the token's customer on each request. */
export type Caller = {
  customerId: string;
  /** Lower case. */
  email: string;
  name: string;
  /** Whether the identity provider vouches that the email is the caller's. */
  emailVerified: boolean;
  role: Role;
};

/** What the identity plugin puts into the container as `sessionService`. */
export interface Authenticator {
  /** Resolves who the access token belongs to; throws `unauthorized` (401) for any other token. */
  authenticate(accessToken: string): Promise<Caller>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

/** The caller behind the request's bearer token. Throws `unauthorized` where there is none. */
export async function requireSession(req: MedusaRequest): Promise<Caller> {
  const accessToken = BEARER.exec(req.headers.authorization ?? '')?.[1];
  if (!accessToken) throw new ShopError('unauthorized', 'Sign in to do this.');
  return req.scope.resolve<Authenticator>('sessionService').authenticate(accessToken);
}

/** The caller behind the bearer token, or null where it is missing or no longer good. */
export async function optionalSession(req: MedusaRequest): Promise<Caller | null> {
  try {
    return await requireSession(req);
  } catch (error) {
    if (isErrorOfType(error, 'unauthorized')) return null;
    throw error;
  }
}

/** The caller, who must be an admin; `message` is what everyone else is told with a 403. */
export async function requireAdmin(
  req: MedusaRequest,
  message = 'Only an admin can do this.',
): Promise<Caller> {
  const caller = await requireSession(req);
  if (caller.role !== 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** The caller, who must not be an admin; `message` is what an admin is told with a 403. */
export async function requireCustomer(req: MedusaRequest, message: string): Promise<Caller> {
  const caller = await requireSession(req);
  if (caller.role === 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** Whether `email`, in any letter case, is the caller's own. */
export const isOwnEmail = (caller: Caller, email: string): boolean =>
  caller.email === email.trim().toLowerCase();
