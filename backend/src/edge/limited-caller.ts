import { createHash } from 'node:crypto';
import type { RateLimitRule } from './rate-limit-rules';

/**
 * The factor by which limits shared by several clients exceed those of one client: an address with
 * many accounts, or an email that several addresses try. A single address must not be able to use
 * up the allowance of an email, because it could lock the owner out.
 */
export const SHARED_FACTOR = 5;

/** The caller of a request, for the limits. */
export type LimitedCaller = { address: string; account?: string; email?: string };

/** A counter key and the points to add; `SHARED_FACTOR` points are one request. */
export type Charge = { key: string; points: number };

/**
 * Returns the key of an email: hashed, so that it has a fixed length and is not readable in Redis.
 */
const emailKey = (email: string): string =>
  `email:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

/**
 * Returns what a request counts for under a rule: the account if there is one, otherwise the
 * address. Accounts are free, so those of one address also share a limit.
 */
export function chargesOf(
  { opensSession }: Pick<RateLimitRule, 'opensSession'>,
  { address, account, email }: LimitedCaller,
): Charge[] {
  if (opensSession) {
    const charges = [{ key: address, points: SHARED_FACTOR }];
    return email === undefined ? charges : [...charges, { key: emailKey(email), points: 1 }];
  }
  if (!account) return [{ key: address, points: SHARED_FACTOR }];
  return [
    { key: account, points: SHARED_FACTOR },
    { key: `accounts:${address}`, points: 1 },
  ];
}

/** Returns the charge of a password attempt for the email in its body. */
export const chargeOfEmail = (email: string): Charge => ({ key: emailKey(email), points: 1 });
