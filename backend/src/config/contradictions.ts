import { sellerContradictions } from './seller-options';
import type { Environment } from './settings-schema';

type Given = Partial<Environment>;

const SECRETS = [
  'ACCESS_TOKEN_SECRET',
  'ACCESS_TOKEN_SECRET_PREVIOUS',
  'JWT_SECRET',
  'COOKIE_SECRET',
  'COOKIE_SECRET_PREVIOUS',
  'STOREFRONT_KEY',
  'METRICS_TOKEN',
] as const;

/** A random text of 32 hexadecimal digits has fewer different ones once in ten million times. */
const MIN_DIFFERENT_CHARACTERS = 6;
const TELLING = /change.?me|password|secret|example/i;

/** Secrets that are known or can be guessed. */
function weakSecrets(given: Given): string[] {
  const names = SECRETS.filter((name) => given[name] !== undefined);
  const isWeak = (text: string) =>
    new Set(text).size < MIN_DIFFERENT_CHARACTERS || TELLING.test(text);
  return names.flatMap((name, index) => {
    const other = names.slice(0, index).find((earlier) => given[earlier] === given[name]);
    if (other) return [`${name} is the same as ${other}: each needs its own.`];
    return isWeak(given[name] ?? '')
      ? [`${name} can be guessed: take the output of \`openssl rand -hex 32\`.`]
      : [];
  });
}

const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^127(\.\d+){3}$/.test(host) || /^([\w-]+\.)*localhost$/.test(host);

/** Addresses over which passwords and tokens would be sent in the clear. */
function openAddresses(given: Given): string[] {
  const addresses = { ...given, STOREFRONT_URL: given.STOREFRONT_URL ?? [] };
  return (['STOREFRONT_URL', 'BACKEND_URL', 'S3_PUBLIC_URL'] as const).flatMap((name) =>
    [addresses[name] ?? []]
      .flat()
      .map((address) => new URL(address))
      .filter(({ protocol, hostname }) => protocol === 'http:' && !isLoopback(hostname))
      .map(() => `${name} must begin with https:// in production.`),
  );
}

/** Returns the mode that a key of Stripe names: `live` or `test`. */
export const modeOf = (key: string | undefined): string | undefined =>
  /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];

/** Returns dangerous combinations of settings that are each valid, one sentence each. */
export function contradictions(given: Given): string[] {
  const found: string[] = [];
  const production = given.NODE_ENV === 'production';
  if (given.FIREBASE_AUTH_EMULATOR_HOST) {
    // the emulator accepts unsigned tokens: with a real project, anyone could impersonate anyone
    if (production) found.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production.');
    else if (given.FIREBASE_PROJECT_ID && !given.FIREBASE_PROJECT_ID.startsWith('demo-')) {
      found.push(
        'FIREBASE_AUTH_EMULATOR_HOST requires a FIREBASE_PROJECT_ID that starts with demo-.',
      );
    }
  }
  const account = given.FIREBASE_SERVICE_ACCOUNT;
  if (account && given.FIREBASE_PROJECT_ID && account.projectId !== given.FIREBASE_PROJECT_ID) {
    found.push('FIREBASE_SERVICE_ACCOUNT belongs to a different project than FIREBASE_PROJECT_ID.');
  }
  const [mode, shown] = [modeOf(given.STRIPE_API_KEY), modeOf(given.STRIPE_PUBLISHABLE_KEY)];
  if (mode && shown && mode !== shown) {
    found.push(
      `STRIPE_API_KEY is a ${mode} key and STRIPE_PUBLISHABLE_KEY a ${shown} key: both must be of one mode.`,
    );
  }
  if (given.PAYMENT_SANDBOX_URL && production) {
    found.push('PAYMENT_SANDBOX_URL must not be set in production.');
  }
  if (given.WEBHOOK_LOOPBACK && production) {
    found.push('WEBHOOK_LOOPBACK must not be on in production.');
  }
  if (production) found.push(...weakSecrets(given), ...openAddresses(given));
  return [
    ...found,
    ...missingForImages(given),
    ...missingForMails(given),
    ...sellerContradictions(given),
  ];
}

/** Returns the missing settings of mails, which are required together. */
function missingForMails(given: Given): string[] {
  const { SMTP_URL, MAIL_FROM } = given;
  const found: string[] = [];
  if (SMTP_URL && !MAIL_FROM) found.push('SMTP_URL requires MAIL_FROM.');
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;
  const missing = dkim.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < dkim.length) {
    found.push(`${missing.join(' and ')} must be set too: DKIM needs all of ${dkim.join(', ')}.`);
  }
  return found;
}

/** Returns the missing settings of the image storage. */
function missingForImages(given: Given): string[] {
  const { NODE_ENV, IMAGE_DIRECTORY, S3_BUCKET } = given;
  if (S3_BUCKET) {
    return (['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      .filter((name) => !given[name])
      .map((name) => `S3_BUCKET requires ${name}.`);
  }
  if (IMAGE_DIRECTORY || NODE_ENV !== 'production') return [];
  return ['IMAGE_DIRECTORY or S3_BUCKET is required in production.'];
}
