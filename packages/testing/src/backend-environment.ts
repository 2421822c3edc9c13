import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';
import { z } from 'zod';

export const SANDBOX_KEYS = {
  secretKey: 'sk_test_harrow',
  publishableKey: 'pk_test_harrow',
  webhookSecret: 'whsec_harrow',
};

export const ACCESS_TOKEN_SECRET = 'access-token-secret-of-the-tests-only';

export const STOREFRONT_ORIGIN = 'http://localhost:8000';

const MODULE_CACHE = join(projectRoot(), 'packages', 'testing', 'src', 'module-cache.cjs');

/** A larger young generation saves collections while the modules load. */
const NODE_OPTIONS = `--max-semi-space-size=64 --require "${MODULE_CACHE}"`;

/** The `NODE_OPTIONS` of a backend that also loads a file before its own. */
export const preloading = (file: string) => `${NODE_OPTIONS} --require "${file}"`;

type BackendPlace = {
  databaseUrl: string;
  backendPort: number;
  sandboxUrl?: string;
  /** Becomes an admin on its first session with a verified email. */
  adminEmail?: string;
};

/**
 * The environment of a backend under test: local services, no limits, and only PATH inherited. Jest's
 * `NODE_ENV` is not: the engine would leave out its subscribers and its events, and the backend refuses it.
 */
export function backendEnvironment(place: BackendPlace): NodeJS.ProcessEnv {
  const identityUrl = z.url().parse(process.env.TEST_IDENTITY_URL);
  return {
    PATH: process.env.PATH,
    ENV_FILE: '',
    NODE_OPTIONS,
    DATABASE_URL: place.databaseUrl,
    BACKEND_PORT: String(place.backendPort),
    STOREFRONT_URL: STOREFRONT_ORIGIN,
    CURRENCY: process.env.TEST_CURRENCY ?? 'usd',
    ACCESS_TOKEN_SECRET,
    JWT_SECRET: 'stock-admin-token-secret-of-the-tests',
    COOKIE_SECRET: 'stock-admin-cookie-secret-of-the-tests',
    ADMIN_EMAILS: place.adminEmail ?? '',
    FIREBASE_PROJECT_ID: 'demo-harrow-test',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(identityUrl).host,
    STRIPE_API_KEY: SANDBOX_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: SANDBOX_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: SANDBOX_KEYS.webhookSecret,
    PAYMENT_SANDBOX_URL: place.sandboxUrl ?? 'http://127.0.0.1:9',
    RATE_LIMIT: 'off',
    MAX_UNPAID_ORDERS: '0',
  };
}
