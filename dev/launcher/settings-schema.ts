import { languageListSchema } from '@harrow/storefront/server/languages';
import { z } from 'zod';

const PORT = 'must be a port: a whole number from 1 to 65535';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, PORT)
    .transform(Number)
    .pipe(z.number().min(1, PORT).max(65_535, PORT))
    .default(fallback);

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL such as ${example}` });

const startsWith = (...prefixes: string[]) =>
  z.string().refine((value) => prefixes.some((prefix) => value.startsWith(prefix)), {
    error: `must begin with ${prefixes.join(' or ')}`,
  });

/** The variables that the launcher reads; backend variables are passed on unchanged. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HARROW_DATA_DIR: z.string().default('.data'),
  STOREFRONT_PORT: port(8000),
  BACKEND_PORT: port(9000),
  AUTH_EMULATOR_PORT: port(9099),
  PAYMENT_SANDBOX_PORT: port(12_111),
  EMBEDDED_PG_PORT: port(5499),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/harrow').optional(),
  REDIS_URL: url(/^rediss?$/, 'redis://localhost:6379').optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  STRIPE_API_KEY: startsWith('sk_', 'rk_').optional(),
  STRIPE_WEBHOOK_SECRET: startsWith('whsec_').optional(),
  STRIPE_PUBLISHABLE_KEY: startsWith('pk_').optional(),
  STOREFRONT_LANGUAGES: languageListSchema.optional(),
  INVOICE_KEPT_YEARS: z.coerce.number().int().min(0).max(100).optional(),
  VITE_IMAGE_HOST_URL: url(/^https?$/, 'https://images.example.com').optional(),
});

/** The launcher's variables, checked one by one. */
export type Environment = z.infer<typeof environmentSchema>;

/** The names of the variables above. */
export type VariableName = keyof Environment;
