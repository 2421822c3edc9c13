import type { Environment } from '../config/environment';

const MINUTE = 60;
const HOUR = 3600;

/** How often one client may make some calls. */
export type RateLimitRule = {
  name: string;
  limit: number;
  seconds: number;
  matches: (method: string, path: string) => boolean;
  /**
   * Whether the call is what proves who calls. Then only the address counts, and the email that is
   * tried: a client that counted by its token would get another allowance of guesses with each account.
   */
  opensSession?: true;
};

/** The engine's router ignores letter case and a slash at the end, and so must these. */
const call = (method: string, path: RegExp) => (actual: string, actualPath: string) =>
  actual === method && path.test(actualPath);

/**
 * The calls of the engine that take a password, or a token in place of one, from anyone. Its routers
 * take a doubled slash for one.
 */
export const STAFF_SESSION_PATH =
  /^\/+admin\/+(auth(\/+token)?|users\/+(password-token|reset-password)|invites\/+accept)\/*$/i;

/** The shop's own call that opens a session; its path names the email. */
const SESSION = /^\/users\/([^/]+)\/?$/i;

/** The email in the path of a call that opens a session. The path must have been found readable. */
export function emailInPath(method: string, path: string): string | undefined {
  const email = method === 'PUT' ? SESSION.exec(path)?.[1] : undefined;
  return email && decodeURIComponent(email);
}

/**
 * The first rule that matches counts. The payment provider's events are not limited: they are signed,
 * come in bursts from few addresses, and one that is turned away is money that nobody hears of.
 */
export const UNLIMITED = /^\/(health|ready|stripe\/hooks)\/?$/i;

/** The limits of the shop, from its settings. */
export const rateLimitRules = (environment: Environment): RateLimitRule[] => [
  {
    name: 'sessions',
    limit: environment.RATE_LIMIT_SESSIONS,
    seconds: MINUTE,
    matches: call('PUT', SESSION),
    opensSession: true,
  },
  {
    name: 'staff-sessions', // passwords could be tried there
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
    seconds: HOUR,
    matches: call('POST', /^\/images\/?$/i),
  },
  {
    name: 'requests',
    limit: environment.RATE_LIMIT_REQUESTS,
    seconds: MINUTE,
    matches: () => true,
  },
];
