import { createHash } from 'node:crypto';
import type { RateLimitRule } from './rate-limit-rules';

/**
 * How many times the limit of one client is the limit of what several may stand behind: an address
 * with many accounts, or an email that several addresses try. One address alone must not be able to
 * use up the allowance of an email, or it could lock its owner out.
 */
export const SHARED = 5;

/** Who makes a request, as far as limits are concerned. */
export type LimitedCaller = { address: string; account?: string; email?: string };

/** What a request is counted for, and how much of it it uses: `SHARED` points are one request. */
export type Charge = { key: string; points: number };

/** An email in the form in which it is counted: of bounded length, and not to be read in the store. */
const emailKey = (email: string): string =>
  `email:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

/**
 * What a request counts for under a rule: the account where there is one, the address else. Accounts
 * cost nothing, so those of one address share a limit too.
 */
export function chargesOf(
  { opensSession }: Pick<RateLimitRule, 'opensSession'>,
  { address, account, email }: LimitedCaller,
): Charge[] {
  if (opensSession) {
    const charges = [{ key: address, points: SHARED }];
    return email === undefined ? charges : [...charges, { key: emailKey(email), points: 1 }];
  }
  if (!account) return [{ key: address, points: SHARED }];
  return [
    { key: account, points: SHARED },
    { key: `accounts:${address}`, points: 1 },
  ];
}

/** What a try of a password counts for, once its body has told the email. */
export const chargeOfEmail = (email: string): Charge => ({ key: emailKey(email), points: 1 });
