import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { languageListSchema } from './languages.ts';
import { loadEnvFile } from './env-file.ts';
import { startStorefrontServer } from './server.ts';

/**
 * The storefront's server in production: the build bundles it, so that it needs no packages. Its files
 * are served by the proxy, its settings are environment variables (docs/operations.md).
 */
const text = z.string().min(1);
const first = text.transform((list) => (list.split(',')[0] ?? '').trim().replace(/\/$/, ''));

/** Docker Compose passes an empty string if it is not set. */
const optional = z
  .string()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

loadEnvFile();
const environment = z
  .object({
    STOREFRONT_HOST: z.string().default('127.0.0.1'),
    STOREFRONT_PORT: z.coerce.number().int().default(8000),
    STOREFRONT_URL: first,
    STOREFRONT_KEY: optional,
    METRICS_TOKEN: optional,
    STOREFRONT_FOLDER: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
    STOREFRONT_KEPT_FOLDER: optional,
    STOREFRONT_LANGUAGES: optional.pipe(languageListSchema.optional()),
    BACKEND_URL: first,
    /** Origins at which this server reaches the backends, the nearest first. */
    BACKEND_ORIGINS: text.transform((list) => list.split(',').map((origin) => origin.trim())),
    FIREBASE_API_KEY: text,
    FIREBASE_AUTH_DOMAIN: text,
    FIREBASE_PROJECT_ID: text,
    VITE_IMAGE_HOST_URL: z.string().optional(),
    INVOICE_KEPT_YEARS: optional.pipe(
      z.coerce.number<string | undefined>().int().min(0).max(100).optional(),
    ),
  })
  .safeParse(process.env);

if (!environment.success) {
  const names = environment.error.issues.map(({ path }) => path.join('.'));
  for (const name of new Set(names)) {
    const problem = process.env[name] ? 'is wrong' : 'is missing';
    console.error(`${name} ${problem}: see “Pages” in docs/operations.md.`);
  }
  process.exit(1);
}

const settings = environment.data;
const { FIREBASE_AUTH_DOMAIN: authDomain, VITE_IMAGE_HOST_URL: imageHostUrl } = settings;
const server = await startStorefrontServer({
  host: settings.STOREFRONT_HOST,
  port: settings.STOREFRONT_PORT,
  folder: settings.STOREFRONT_FOLDER,
  keptFolder: settings.STOREFRONT_KEPT_FOLDER,
  renderFolder: fileURLToPath(new URL('.', import.meta.url)),
  origin: settings.STOREFRONT_URL,
  backendOrigins: settings.BACKEND_ORIGINS,
  backendKey: settings.STOREFRONT_KEY,
  metricsToken: settings.METRICS_TOKEN,
  languages: settings.STOREFRONT_LANGUAGES,
  config: {
    backendUrl: settings.BACKEND_URL,
    firebase: {
      apiKey: settings.FIREBASE_API_KEY,
      authDomain,
      projectId: settings.FIREBASE_PROJECT_ID,
    },
    authEmulator: false,
    invoiceKeptYears: settings.INVOICE_KEPT_YEARS,
  },
  imageStores: imageHostUrl ? [new URL(imageHostUrl).origin] : [],
  policy: {
    backend: [settings.BACKEND_URL],
    stripe: true,
    firebaseAuthDomain: authDomain,
    imageHost: imageHostUrl ? new URL(imageHostUrl).origin : undefined,
  },
});

process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
