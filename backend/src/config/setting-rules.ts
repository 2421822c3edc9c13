import { z } from 'zod';

const ADDRESS = 'must be an address such as https://shop.example';

/** An address on the web. */
export const webAddress = z.url({ protocol: /^https?$/, error: ADDRESS });

/** Addresses in a list, without a slash at their ends. */
export const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(z.array(webAddress).min(1, ADDRESS));

/** A whole number from `least` on; `least` may be left out of `most`. */
export const wholeNumber = (least: number, most?: number) => {
  const error = `must be a whole number from ${least} ${most === undefined ? 'on' : `to ${most}`}`;
  return z.coerce
    .number(error)
    .check(z.int(error), z.gte(least, error), z.lte(most ?? Infinity, error));
};

/** A number of hours or seconds; 0 only if `least` is 0. */
export const duration = (least: 0 | 'positive', most = Infinity) => {
  const from = least === 0 ? 'from 0' : 'above 0';
  const error = `must be a number ${from} ${most === Infinity ? 'on' : `to ${most}`}`;
  const lowest = least === 0 ? z.gte(0, error) : z.gt(0, error);
  return z.coerce.number(error).check(lowest, z.lte(most, error));
};

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be ${values.join(' or ')}`);

export const secret = z.string().min(32, 'must have at least 32 characters');

/** A key of Stripe, which shows by its beginning what it is. */
export const stripeKey = (beginning: RegExp, example: string) =>
  z.string().regex(beginning, `must be a key such as ${example}, as Stripe shows it`);

/** A text of several lines, separated by \\n in a settings file. */
export const lines = z
  .string()
  .max(500, 'must have at most 500 characters')
  .transform((text) => text.replaceAll('\\n', '\n'));

/** An ISO 3166-1 alpha-2 code. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a code such as DE or US');

/** A VAT identifier with the prefix of its country. */
export const vatId = z
  .string()
  .regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/, 'must be an identifier such as DE136695976');

const PERCENTAGE = 'must be a rate in percent above 0 and at most 40, with two decimals at most';

/** A rate of tax; without any tax it is left out. */
export const percentage = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, PERCENTAGE)
  .transform(Number)
  .pipe(z.number().positive(PERCENTAGE).max(40, PERCENTAGE));

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // a RangeError for a name that does not exist
  }
};

/** The name of a time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin');

/** The meaning of each required setting. */
const MEANINGS: Record<string, string> = {
  DATABASE_URL: 'the address of PostgreSQL, postgres://user:password@host:5432/name',
  STOREFRONT_URL: 'the address of the shop, https://shop.example',
  ACCESS_TOKEN_SECRET: 'at least 32 random characters, from `openssl rand -hex 32`',
  JWT_SECRET: 'at least 32 random characters, from `openssl rand -hex 32`',
  COOKIE_SECRET: 'at least 32 random characters, from `openssl rand -hex 32`',
  FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  STRIPE_API_KEY: 'the secret key of the Stripe account, sk_live_…',
  STRIPE_WEBHOOK_SECRET: "the signing secret of Stripe's webhook, whsec_…",
  STRIPE_PUBLISHABLE_KEY: 'the publishable key of the Stripe account, pk_live_…',
};

/** Returns a sentence about a setting that is missing. */
export const missingSetting = (name: string): string =>
  `${name} is missing: ${MEANINGS[name] ?? 'see docs/operations.md'}.`;

/** Returns a sentence about a setting whose value breaks a rule, without the value. */
export const wrongSetting = (name: string, rule: string): string => `${name} is wrong: it ${rule}.`;
