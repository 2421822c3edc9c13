import { z } from 'zod';

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
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: port.default(9000),
  BACKEND_URL: z.url().optional(),
  STOREFRONT_URL: origins,
  ACCESS_TOKEN_SECRET: secret,
  ACCESS_TOKEN_TTL: z.coerce.number().int().positive().default(3600),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  ADMIN_EMAILS: emails.default([]),
  CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, 'must be an ISO 4217 code in lower case')
    .default('usd'),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  STRIPE_API_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  PAYMENT_SANDBOX_URL: z.url().optional(),
  UNPAID_ORDER_TTL_HOURS: z.coerce.number().min(0).default(72),
  RATE_LIMIT: flag.default(true),
});

export type Environment = z.infer<typeof schema>;

/** What makes a setting dangerous although each value alone is well formed. */
function contradictions(environment: Environment): string[] {
  const found: string[] = [];
  const production = environment.NODE_ENV === 'production';
  if (environment.FIREBASE_AUTH_EMULATOR_HOST) {
    // the emulator accepts unsigned tokens: with a real project anyone could be anyone
    if (production) found.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
    else if (!environment.FIREBASE_PROJECT_ID.startsWith('demo-')) {
      found.push('FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that starts with demo-');
    }
  }
  if (environment.PAYMENT_SANDBOX_URL && production) {
    found.push('PAYMENT_SANDBOX_URL must not be set in production');
  }
  return found;
}

/**
 * The settings of the backend, parsed once. Throws one error that lists everything missing or wrong,
 * by the variable's name and never with its value.
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
