import type { Environment } from '../config/environment';

const MINUTE = 60;
const HOUR = 3600;

/** A limit on how often one client may make some calls. */
export type RateLimitRule = {
  name: string;
  limit: number;
  /** The limit of an admin's account, where it is another one. */
  staffLimit?: number;
  seconds: number;
  matches: (method: string, path: string) => boolean;
  /**
   * Whether the call authenticates the caller. Then only the address and the attempted email count:
   * if counted by its token, a client would get another allowance of guesses with each account.
   */
  opensSession?: true;
};

/** Matches like the engine's router, which ignores letter case and a trailing slash. */
const call = (method: string, path: RegExp) => (actual: string, actualPath: string) =>
  actual === method && path.test(actualPath);

/**
 * The engine's public calls that accept a password or a token. Its routers accept repeated slashes.
 */
export const STAFF_SESSION_PATH =
  /^\/+admin\/+(auth(\/+token)?|users\/+(password-token|reset-password)|invites\/+accept)\/*$/i;

/** The shop's own call that opens a session; its path contains the email. */
const SESSION = /^\/users\/([^/]+)\/?$/i;

/** Returns the email in the path of a call that opens a session. The path must be decodable. */
export function emailInPath(method: string, path: string): string | undefined {
  const email = method === 'PUT' ? SESSION.exec(path)?.[1] : undefined;
  return email && decodeURIComponent(email);
}

/**
 * Paths without a limit. The payment provider's events are signed, come in bursts from few
 * addresses, and must not be lost.
 */
export const UNLIMITED = /^\/(health|ready|stripe\/hooks)\/?$/i;

/** Returns the limits from the settings; the first matching rule counts. */
export const rateLimitRules = (environment: Environment): RateLimitRule[] => [
  {
    name: 'sessions',
    limit: environment.RATE_LIMIT_SESSIONS,
    seconds: MINUTE,
    matches: call('PUT', SESSION),
    opensSession: true,
  },
  {
    name: 'staff-sessions', // protects against guessing passwords
    limit: environment.RATE_LIMIT_SESSIONS,
    seconds: MINUTE,
    matches: call('POST', STAFF_SESSION_PATH),
    opensSession: true,
  },
  {
    name: 'orders',
    limit: environment.RATE_LIMIT_ORDERS,
    seconds: MINUTE,
    matches: call('POST', /^\/orders\/?$/i),
  },
  {
    name: 'payment-intents',
    limit: environment.RATE_LIMIT_PAYMENT_INTENTS,
    seconds: MINUTE,
    matches: call('POST', /^\/create-payment-intent\/?$/i),
  },
  {
    name: 'reviews',
    limit: environment.RATE_LIMIT_REVIEWS,
    seconds: HOUR,
    matches: call('POST', /^\/reviews\/?$/i),
  },
  {
    name: 'images',
    limit: environment.RATE_LIMIT_IMAGES,
    staffLimit: environment.RATE_LIMIT_STAFF_IMAGES, // a catalog has several pictures of each product
    seconds: HOUR,
    matches: call('POST', /^\/images\/?$/i),
  },
  {
    name: 'imports', // each reads up to 20,000 products
    limit: environment.RATE_LIMIT_IMPORTS,
    seconds: HOUR,
    matches: call('POST', /^\/services\/import\/?$/i),
  },
  {
    name: 'requests',
    limit: environment.RATE_LIMIT_REQUESTS,
    seconds: MINUTE,
    matches: () => true,
  },
];
