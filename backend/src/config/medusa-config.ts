import path from 'node:path';
import type { ConfigModule } from '@medusajs/medusa';
import { poolOptions, STATEMENT_TIMEOUT_MS } from '../database/pool-options';
import { backendOrigin, backendUrl, readEnvironment, type Environment } from './environment';
import { imageOptions } from './image-options';
import { mailOptions } from './mail-options';
import { redisModules, redisProject } from './redis-options';

/** The first secret signs, all of them verify. */
const cookieSecrets = ({ COOKIE_SECRET, COOKIE_SECRET_PREVIOUS }: Environment) =>
  [COOKIE_SECRET, COOKIE_SECRET_PREVIOUS].filter(Boolean);

const webhookOptions = (environment: Environment) => ({
  keys: cookieSecrets(environment),
  allowsLoopback: environment.WEBHOOK_LOOPBACK,
});

function plugins(environment: Environment): ConfigModule['plugins'] {
  return [
    'medusa-fulfillment-manual',
    { resolve: '@harrow/audit', options: {} },
    {
      resolve: '@harrow/identity',
      options: {
        accessTokenSecret: environment.ACCESS_TOKEN_SECRET,
        accessTokenTtl: environment.ACCESS_TOKEN_TTL,
        firebaseProjectId: environment.FIREBASE_PROJECT_ID,
        firebaseCredentials:
          environment.FIREBASE_SERVICE_ACCOUNT ??
          (environment.GOOGLE_APPLICATION_CREDENTIALS ? 'default' : undefined),
        adminEmails: environment.ADMIN_EMAILS,
      },
    },
    { resolve: '@harrow/shop', options: {} },
    { resolve: '@harrow/catalogue', options: { currency: environment.CURRENCY } },
    {
      resolve: '@harrow/orders',
      options: {
        unpaidOrderTtlHours: environment.UNPAID_ORDER_TTL_HOURS,
        unverifiedOrderTtlHours: environment.UNVERIFIED_ORDER_TTL_HOURS,
        maxUnpaidOrders: environment.MAX_UNPAID_ORDERS,
        // three quarters of the connections stay free for reads and other writes: docs/scale.md
        maxConcurrentTransactions: Math.ceil(environment.DATABASE_POOL_SIZE / 4),
        maxTransactionWaitMs: STATEMENT_TIMEOUT_MS,
      },
    },
    {
      resolve: '@harrow/payments',
      options: {
        apiKey: environment.STRIPE_API_KEY,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
        publishableKey: environment.STRIPE_PUBLISHABLE_KEY,
        sandboxUrl: environment.PAYMENT_SANDBOX_URL,
        currency: environment.CURRENCY,
      },
    },
    { resolve: '@harrow/reviews', options: {} },
    {
      resolve: '@harrow/search',
      options: {
        currency: environment.CURRENCY,
        synonymsFile: environment.SEARCH_SYNONYMS_FILE,
        maxConcurrentSearches: Math.ceil(environment.DATABASE_POOL_SIZE / 4),
      },
    },
    { resolve: '@harrow/images', options: imageOptions(environment, backendUrl(environment)) },
    { resolve: '@harrow/profiles', options: {} },
    { resolve: '@harrow/parts', options: { storefrontUrl: environment.STOREFRONT_URL[0] } },
    { resolve: '@harrow/outbox', options: {} },
    { resolve: '@harrow/papers', options: { keptYears: environment.INVOICE_KEPT_YEARS } },
    { resolve: '@harrow/mails', options: mailOptions(environment) },
    { resolve: '@harrow/webhooks', options: webhookOptions(environment) },
    {
      resolve: '@harrow/personal-data',
      options: { invoiceKeptYears: environment.INVOICE_KEPT_YEARS },
    },
  ];
}

/** Leaves the rest of the connections to requests. */
const localModules = ({ DATABASE_POOL_SIZE }: Environment): ConfigModule['modules'] => ({
  eventBus: {
    resolve: path.resolve(__dirname, '..', 'engine', 'local-events'),
    options: { maxConcurrent: Math.ceil(DATABASE_POOL_SIZE / 4), retryMs: 3000 },
  },
});

/** Returns the engine's configuration. Throws if a setting is missing: only that stops its start. */
export function medusaConfig(variables: NodeJS.ProcessEnv = process.env): ConfigModule {
  const environment = readEnvironment(variables);
  return {
    projectConfig: {
      database_url: environment.DATABASE_URL,
      database_extra: poolOptions(environment),
      ...redisProject(environment.REDIS_URL),
      jwt_secret: environment.JWT_SECRET,
      cookie_secret: environment.COOKIE_SECRET,
      store_cors: environment.STOREFRONT_URL.join(','),
      admin_cors: backendOrigin(environment), // the storefront must not use the staff cookie
      session_options: {
        secret: cookieSecrets(environment),
        // otherwise every anonymous request would create a session that is kept for hours
        saveUninitialized: false,
        resave: false,
      },
    },
    plugins: [
      ...plugins(environment),
      ...environment.SHOP_PLUGINS.map((folder) => ({ resolve: folder, options: {} })),
    ],
    modules: environment.REDIS_URL
      ? redisModules(environment.REDIS_URL)
      : localModules(environment),
    featureFlags: {
      analytics: false, // otherwise the stock admin offers to report usage
      product_categories: true,
    },
  } as unknown as ConfigModule;
}
