import { join } from 'node:path';
import { addressesOf, bothNames } from './addresses.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { MailboxAddresses } from './shop.ts';

/**
 * The environment of the backend, its migrations and its seed. Variables that the launcher does not
 * use (RATE_LIMIT, CURRENCY, …) are passed on.
 */
export function backendEnvironment(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
  mailbox?: MailboxAddresses,
): NodeJS.ProcessEnv {
  const addresses = addressesOf(settings);
  const { identity } = settings;
  return {
    ADMIN_EMAILS: identity.kind === 'emulator' ? 'admin@harrow.test' : '',
    ACCESS_TOKEN_SECRET: secrets.ACCESS_TOKEN_SECRET,
    JWT_SECRET: secrets.JWT_SECRET,
    COOKIE_SECRET: secrets.COOKIE_SECRET,
    STOREFRONT_KEY: secrets.STOREFRONT_KEY,
    STOREFRONT_URL: bothNames(addresses.storefront).join(','),
    BACKEND_URL: addresses.backend,
    WEBHOOK_LOOPBACK: 'on', // allows receivers on this computer
    IMAGE_DIRECTORY: join(settings.dataDir, 'images'),
    MAIL_FROM: 'Harrow <orders@harrow.test>',
    MAIL_REPLY_TO: 'desk@harrow.test',
    ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
    ...settings.variables,
    MEDUSA_DISABLE_TELEMETRY: '1',
    ENV_FILE: '', // the launcher has read the file
    BACKEND_HOST: '127.0.0.1',
    BACKEND_PORT: String(settings.backendPort),
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: identity.projectId,
    ...(identity.kind === 'emulator' && {
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}`,
    }),
    ...paymentVariables(settings.payment, secrets),
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
