import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { currencySchema } from '@harrow/plugin-kit';
import { IPv4, IPv6 } from 'ipaddr.js';
import { z } from 'zod';
import { redisAddressSchema } from './redis-address';
import { serviceAccountSchema } from './service-account';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url()).min(1));
const emails = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .transform((list) => list.filter(Boolean));
const limit = z.coerce.number().int().min(1);
/** Express reads a number as a hop count, and anything else as names or addresses of proxies. */
const isProxy = (name: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(name) ||
  isIP(name) > 0 ||
  IPv4.isValidCIDRFourPartDecimal(name) ||
  IPv6.isValidCIDR(name);
const proxies = z
  .string()
  .refine(
    (value) => /^\d+$/.test(value) || value.split(',').every((name) => isProxy(name.trim())),
    'must be a number of proxies, or their addresses',
  )
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value));
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const fileName = z.string().refine((name) => existsSync(name), 'must name a file');

const database = z.url({ protocol: /^postgres(ql)?$/ });

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_PREPARED_STATEMENTS: flag.default(true),
  DATABASE_POOL_SIZE: limit.default(20),
  REDIS_URL: redisAddressSchema.optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: port.default(9000),
  BACKEND_URL: z.url().optional(),
  STOREFRONT_URL: origins,
  STOREFRONT_KEY: secret.optional(),
  ACCESS_TOKEN_SECRET: secret,
  ACCESS_TOKEN_SECRET_PREVIOUS: secret.optional(),
  ACCESS_TOKEN_TTL: z.coerce.number().int().positive().default(3600),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  COOKIE_SECRET_PREVIOUS: secret.optional(),
  ADMIN_EMAILS: emails.default([]),
  CURRENCY: currencySchema.default('usd'),
  SEARCH_SYNONYMS_FILE: fileName.optional(),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccountSchema.optional(),
  GOOGLE_APPLICATION_CREDENTIALS: fileName.optional(),
  STRIPE_API_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  PAYMENT_SANDBOX_URL: z.url().optional(),
  IMAGE_DIRECTORY: z.string().optional(),
  PRIVATE_FILE_DIRECTORY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_PUBLIC_URL: z.url().optional(),
  UNPAID_ORDER_TTL_HOURS: z.coerce.number().min(0).default(72),
  UNVERIFIED_ORDER_TTL_HOURS: z.coerce.number().min(0).default(2),
  MAX_UNPAID_ORDERS: z.coerce.number().int().min(0).default(20),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  CLIENT_TIMEOUT_SECONDS: limit.default(60), // an upload of 5 MB at 700 kbit/s
  SHUTDOWN_TIMEOUT_SECONDS: z.coerce.number().positive().default(8),
  RATE_LIMIT: flag.default(true),
  RATE_LIMIT_SESSIONS: limit.default(60),
  RATE_LIMIT_ORDERS: limit.default(60),
  RATE_LIMIT_PAYMENT_INTENTS: limit.default(60),
  RATE_LIMIT_REVIEWS: limit.default(20),
  RATE_LIMIT_IMAGES: limit.default(60),
  RATE_LIMIT_IMPORTS: limit.default(60),
  RATE_LIMIT_REQUESTS: limit.default(1200),
  RATE_LIMIT_WORK_SECONDS: z.coerce.number().positive().max(60).default(10),
});

export type Environment = z.infer<typeof schema>;

/** Returns the public URL of the backend, which also serves the stock admin. */
export const backendUrl = ({ BACKEND_URL, BACKEND_PORT }: Environment): string =>
  BACKEND_URL ?? `http://localhost:${BACKEND_PORT}`;

/** Returns the origin of that URL, the only one whose pages may use the staff cookie. */
export const backendOrigin = (environment: Environment): string =>
  new URL(backendUrl(environment)).origin;

/** The names of all variables that the backend reads. */
export const settingNames: string[] = Object.keys(schema.shape);

/** Returns dangerous combinations of settings that are each valid. */
function contradictions(environment: Environment): string[] {
  const found: string[] = [];
  const production = environment.NODE_ENV === 'production';
  if (environment.FIREBASE_AUTH_EMULATOR_HOST) {
    // the emulator accepts unsigned tokens: with a real project, anyone could impersonate anyone
    if (production) found.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
    else if (!environment.FIREBASE_PROJECT_ID.startsWith('demo-')) {
      found.push(
        'FIREBASE_AUTH_EMULATOR_HOST requires a FIREBASE_PROJECT_ID that starts with demo-',
      );
    }
  }
  const account = environment.FIREBASE_SERVICE_ACCOUNT;
  if (account && account.projectId !== environment.FIREBASE_PROJECT_ID) {
    found.push('FIREBASE_SERVICE_ACCOUNT belongs to a different project than FIREBASE_PROJECT_ID');
  }
  if (environment.PAYMENT_SANDBOX_URL && production) {
    found.push('PAYMENT_SANDBOX_URL must not be set in production');
  }
  return [...found, ...missingForImages(environment)];
}

/** Returns the missing settings of the image storage. */
function missingForImages(environment: Environment): string[] {
  const { NODE_ENV, IMAGE_DIRECTORY, S3_BUCKET } = environment;
  if (S3_BUCKET) {
    return (['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      .filter((name) => !environment[name])
      .map((name) => `S3_BUCKET requires ${name}`);
  }
  if (IMAGE_DIRECTORY || NODE_ENV !== 'production') return [];
  return ['IMAGE_DIRECTORY or S3_BUCKET is required in production'];
}

/**
 * Parses the settings of the backend. Throws one error that lists everything missing or invalid by
 * variable name, never with its value.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  const problems = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The backend cannot start with these settings. ${problems.join('; ')}.`);
  }
  return parsed.data;
}
