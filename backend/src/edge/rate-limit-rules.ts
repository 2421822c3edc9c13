import { type CallLimit, matchOperation } from '@harrow/contract';
import type { Environment } from '../config/environment';

const MINUTE = 60;
const HOUR = 3600;

/** A limit on how often one client may make some calls. */
export type RateLimitRule = {
  limit: number;
  /** The limit of an admin's account, where it is another one. */
  staffLimit?: number;
  seconds: number;
  /**
   * Whether the calls authenticate the caller. Then only the address and the attempted email count: if
   * counted by its token, a client would get another allowance of guesses with each account.
   */
  opensSession?: true;
};

export type RateLimitName = CallLimit | 'staff-sessions' | 'requests';

/**
 * The engine's public calls that accept a password or a token. Its routers accept repeated slashes.
 */
export const STAFF_SESSION_PATH =
  /^\/+admin\/+(auth(\/+token)?|users\/+(password-token|reset-password)|invites\/+accept)\/*$/i;

const MONITORING = /^\/(health|ready)\/?$/i;

/** Returns the name of the limit of a call; undefined for a call without one. */
export function rateLimitOf(method: string, path: string): RateLimitName | undefined {
  if (MONITORING.test(path)) return undefined;
  if (method === 'POST' && STAFF_SESSION_PATH.test(path)) return 'staff-sessions';
  const { limit = 'requests' } = matchOperation(path, method) ?? {};
  return limit ?? undefined;
}

/** Returns the limits from the settings. */
export const rateLimitRules = (environment: Environment): Record<RateLimitName, RateLimitRule> => ({
  sessions: { limit: environment.RATE_LIMIT_SESSIONS, seconds: MINUTE, opensSession: true },
  // protects against guessing passwords
  'staff-sessions': { limit: environment.RATE_LIMIT_SESSIONS, seconds: MINUTE, opensSession: true },
  orders: { limit: environment.RATE_LIMIT_ORDERS, seconds: MINUTE },
  'payment-intents': { limit: environment.RATE_LIMIT_PAYMENT_INTENTS, seconds: MINUTE },
  reviews: { limit: environment.RATE_LIMIT_REVIEWS, seconds: HOUR },
  images: {
    limit: environment.RATE_LIMIT_IMAGES,
    staffLimit: environment.RATE_LIMIT_STAFF_IMAGES, // a catalog has several pictures of each product
    seconds: HOUR,
  },
  imports: { limit: environment.RATE_LIMIT_IMPORTS, seconds: HOUR }, // each reads up to 20,000 products
  serials: { limit: environment.RATE_LIMIT_SERIALS, seconds: MINUTE }, // protects against listing customers' numbers
  requests: { limit: environment.RATE_LIMIT_REQUESTS, seconds: MINUTE },
});
