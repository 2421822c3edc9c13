import type { IncomingMessage } from 'node:http';
import { coversDuty, type Duty } from '@harrow/contract';
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
  /** What an admin may do; null for others. */
  duty: Duty | null;
  /** Whether the session of a member of staff lacks the code of the second factor: it has no rights until then. */
  awaitsSecondFactor?: true;
};

/**
 * The subject of an access token. It includes the uid, so that a takeover of the account revokes older
 * tokens, and whether the email was verified, so that its verification does: the earlier token may
 * belong to an impostor.
 */
export type TokenSubject = {
  customerId: string;
  uid: string;
  emailVerified: boolean;
  /** The time of the last sign-in, in seconds since 1970; 0 in a token of the previous version. */
  signedInAt: number;
  /** The time of the last code of a second factor, in seconds since 1970; 0 without one. */
  secondFactorAt: number;
};

/** The identity plugin registers its implementation as `sessionService`. */
export interface Authenticator {
  /**
   * Returns the caller that a token's subject is now. Throws `unauthorized` for null, the subject of a token
   * that is not valid, and for an account that has changed since.
   */
  authenticate(subject: TokenSubject | null): Promise<Caller>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

const bearerTokenOf = ({ headers }: IncomingMessage): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

const subjects = new WeakMap<IncomingMessage, TokenSubject | null>();

/**
 * Verifies the request's bearer token by `read`, which returns null for an invalid one, and remembers its
 * subject. It is called once for each request, before its limits are counted by account.
 */
export function rememberSubject(
  req: IncomingMessage,
  read: (token: string) => TokenSubject | null,
): void {
  const token = bearerTokenOf(req);
  subjects.set(req, token === undefined ? null : read(token));
}

/** Returns the subject of the request's bearer token; null without a valid one. */
export const subjectOf = (req: IncomingMessage): TokenSubject | null => subjects.get(req) ?? null;

/** Returns the subject of the request's bearer token. Throws `unauthorized` without a valid one. */
export function requireSubject(req: IncomingMessage): TokenSubject {
  const subject = subjectOf(req);
  if (!subject) throw new ShopError('unauthorized', 'Log in to do this.');
  return subject;
}

/** Returns the caller of the bearer token. Throws `unauthorized` if there is no valid token. */
export async function requireSession(req: MedusaRequest): Promise<Caller> {
  if (!bearerTokenOf(req)) throw new ShopError('unauthorized', 'Log in to do this.');
  return req.scope.resolve<Authenticator>('sessionService').authenticate(subjectOf(req));
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

const DUTY_MISSING: Record<Duty, string> = {
  packer: 'Only an admin can do this.',
  manager: 'Only a manager or an owner can do this.',
  owner: 'Only an owner can do this.',
};

/** Throws `forbidden`, with `message` if there is one, for an admin whose duty does not include `least`. */
export function requireDuty({ role, duty }: Caller, least: Duty, message?: string): void {
  if (role === 'admin' && !coversDuty(duty, least)) {
    throw new ShopError('forbidden', message ?? DUTY_MISSING[least]);
  }
}

/** Throws `forbidden` for a member of staff whose session lacks the code of the second factor. */
function requireSecondFactor({ awaitsSecondFactor }: Caller): void {
  if (!awaitsSecondFactor) return;
  throw new ShopError('forbidden', 'Enter the code of your second factor first.', {
    code: 'second_factor_required',
  });
}

/** Returns the caller, who must be an admin; others get a 403 with `message`. */
export async function requireAdmin(
  req: MedusaRequest,
  message = DUTY_MISSING.packer,
): Promise<Caller> {
  const caller = await requireSession(req);
  requireSecondFactor(caller);
  if (caller.role !== 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** Returns the caller, who must not be an admin; admins get a 403 with `message`. */
export async function requireCustomer(req: MedusaRequest, message: string): Promise<Caller> {
  const caller = await requireSession(req);
  requireSecondFactor(caller);
  if (caller.role === 'admin') throw new ShopError('forbidden', message);
  return caller;
}

/** Whether `email`, in any letter case, is the caller's own. */
export const isOwnEmail = (caller: Caller, email: string): boolean =>
  caller.email === email.trim().toLowerCase();
