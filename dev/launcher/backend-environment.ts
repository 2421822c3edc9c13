import { join } from 'node:path';
import { addressesOf, bothNames } from './addresses.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/**
 * The environment of the backend, its migrations and its seed. Variables that the launcher does not
 * use (RATE_LIMIT, CURRENCY, …) are passed on.
 */
export function backendEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const addresses = addressesOf(settings);
  return {
    ADMIN_EMAILS: settings.identity.kind === 'emulator' ? 'admin@harrow.test' : '',
    ACCESS_TOKEN_SECRET: secrets.ACCESS_TOKEN_SECRET,
    JWT_SECRET: secrets.JWT_SECRET,
    COOKIE_SECRET: secrets.COOKIE_SECRET,
    STOREFRONT_KEY: secrets.STOREFRONT_KEY,
    STOREFRONT_URL: bothNames(addresses.storefront).join(','),
    BACKEND_URL: addresses.backend,
    IMAGE_DIRECTORY: join(settings.dataDir, 'images'),
    ...settings.variables,
    MEDUSA_DISABLE_TELEMETRY: '1',
    ENV_FILE: '', // the launcher has read the file
    BACKEND_HOST: '127.0.0.1',
    BACKEND_PORT: String(settings.backendPort),
    DATABASE_URL: databaseUrl,
    ...identityVariables(settings.identity),
    ...paymentVariables(settings.payment, secrets),
  };
}

function identityVariables(identity: Settings['identity']): NodeJS.ProcessEnv {
  if (identity.kind === 'firebase') return { FIREBASE_PROJECT_ID: identity.projectId };
  return {
    FIREBASE_PROJECT_ID: identity.projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}`,
  };
}

function paymentVariables(payment: Settings['payment'], secrets: Secrets): NodeJS.ProcessEnv {
  if (payment.kind === 'stripe') {
    return {
      STRIPE_API_KEY: payment.apiKey,
      STRIPE_WEBHOOK_SECRET: payment.webhookSecret,
      STRIPE_PUBLISHABLE_KEY: payment.publishableKey,
    };
  }
  return {
    STRIPE_API_KEY: secrets.STRIPE_API_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    STRIPE_PUBLISHABLE_KEY: secrets.STRIPE_PUBLISHABLE_KEY,
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${payment.port}`,
  };
}
