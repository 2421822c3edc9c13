import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { retention } from '@harrow/contract';
import { currencySchema } from '@harrow/plugin-kit';
import { IPv4, IPv6 } from 'ipaddr.js';
import { z } from 'zod';
import { isCheckDatabase } from '../backup/check-database';
import { arePrepared, NOT_PREPARED, preparedPlugins } from './own-plugins';
import { redisAddressSchema } from './redis-address';
import { serviceAccountSchema } from './service-account';
import {
  countryCode,
  duration,
  lines,
  oneOf,
  origins,
  secret,
  percentage,
  stripeKey,
  timeZone,
  vatId,
  webAddress,
  wholeNumber,
} from './setting-rules';

const port = wholeNumber(0, 65_535);
const emails = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .transform((list) => list.filter(Boolean));
const limit = wholeNumber(1);
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
const flag = oneOf(['on', 'off']).transform((value) => value === 'on');
const fileName = z.string().refine((name) => existsSync(name), 'must name a file');

const text = z.string().max(200, 'must have at most 200 characters');

/** An address, optionally with a name. A line break would start another header. */
const sender = z
  .string()
  .regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be one address, such as Harrow <orders@shop.example>',
  );

const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/name',
});

/** The settings of the backend, by the names of their variables. */
export const schema = z.object({
  /** In its test mode the engine would have none of its subscribers, and deliver no events. */
  NODE_ENV: oneOf(['development', 'production']).default('development'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_PREPARED_STATEMENTS: flag.default(true),
  DATABASE_POOL_SIZE: limit.default(20),
  REDIS_URL: redisAddressSchema.optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: port.default(9000),
  BACKEND_URL: webAddress.optional(),
  STOREFRONT_URL: origins,
  STOREFRONT_KEY: secret.optional(),
  ACCESS_TOKEN_SECRET: secret,
  ACCESS_TOKEN_SECRET_PREVIOUS: secret.optional(),
  ACCESS_TOKEN_TTL: limit.default(3600),
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
  STRIPE_API_KEY: stripeKey(/^(sk|rk)_(live|test)_/, 'sk_live_…'),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_/, 'whsec_…'),
  STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(live|test)_/, 'pk_live_…'),
  PAYMENT_SANDBOX_URL: webAddress.optional(),
  WEBHOOK_LOOPBACK: flag.default(false),
  IMAGE_DIRECTORY: z.string().optional(),
  PRIVATE_FILE_DIRECTORY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_REPLY_TO: sender.optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: fileName.optional(),
  SHOP_DIR: fileName.optional(),
  SELLER_NAME: text.optional(),
  SELLER_ADDRESS: lines.optional(),
  SELLER_COUNTRY: countryCode.optional(),
  SELLER_PHONE: text.optional(),
  SELLER_EMAIL: z.email('must be an email address').optional(),
  SELLER_VAT_ID: vatId.optional(),
  SELLER_REGISTRATION: text.optional(),
  SELLER_TAX_RATE: percentage.optional(),
  SELLER_TAX_EXEMPTION: text.optional(),
  SELLER_TIME_ZONE: timeZone.optional(),
  INVOICE_KEPT_YEARS: wholeNumber(0, 100).default(retention.invoiceYears),
  UNPAID_ORDER_TTL_HOURS: duration(0).default(72),
  UNVERIFIED_ORDER_TTL_HOURS: duration(0).default(2),
  MAX_UNPAID_ORDERS: wholeNumber(0).default(20),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: secret.optional(),
  SHOP_PLUGINS: z.string().optional().refine(arePrepared, NOT_PREPARED).transform(preparedPlugins),
  BACKUP_DIRECTORY: z.string().optional(),
  BACKUP_CHECK_URL: database
    .refine(isCheckDatabase, 'must name a database whose name ends in _check, since it is emptied')
    .optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1).default(14),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  CLIENT_TIMEOUT_SECONDS: limit.default(60), // an upload of 5 MB at 700 kbit/s
  SHUTDOWN_TIMEOUT_SECONDS: duration('positive').default(8),
  RATE_LIMIT: flag.default(true),
  RATE_LIMIT_SESSIONS: limit.default(60),
  RATE_LIMIT_ORDERS: limit.default(60),
  RATE_LIMIT_PAYMENT_INTENTS: limit.default(60),
  RATE_LIMIT_REVIEWS: limit.default(20),
  RATE_LIMIT_IMAGES: limit.default(60),
  RATE_LIMIT_STAFF_IMAGES: limit.default(1000),
  RATE_LIMIT_IMPORTS: limit.default(60),
  RATE_LIMIT_SERIALS: limit.default(60),
  RATE_LIMIT_REQUESTS: limit.default(1200),
  RATE_LIMIT_WORK_SECONDS: duration('positive', 60).default(10),
});

export type Environment = z.infer<typeof schema>;
