import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ConfigModule } from '@medusajs/medusa';
import { DatabaseClient } from './database-client';
import { backendOrigin, backendUrl, readEnvironment, type Environment } from './environment';
import { imageOptions } from './image-options';
import { REDIS_OPTIONS, redisModules } from './redis-options';

/** Where the stock admin is built to; the engine ends the process when it is to serve nothing. */
const ADMIN_PAGE = path.resolve(__dirname, '..', '..', 'build', 'index.html');

/** What the queries take for granted, whatever the database's or the role's own settings say. */
const SESSION = ['DateStyle=ISO', 'default_transaction_isolation=read\\ committed'];

/** Every use case must do with one connection: a test fails one that takes a second. */
const POOL = {
  connectionTimeoutMillis: 5000,
  // a query or a transaction that hangs gives its connection, and the rows it locks, back
  statement_timeout: 10_000,
  lock_timeout: 5000, // whoever waits for one product keeps others from a turn
  query_timeout: 12_000, // on our side, for a network that swallows everything
  options: SESSION.map((setting) => `-c ${setting}`).join(' '),
  Client: DatabaseClient,
  idle_in_transaction_session_timeout: 30_000,
};

function plugins(environment: Environment): ConfigModule['plugins'] {
  return [
    'medusa-fulfillment-manual',
    {
      resolve: '@harrow/identity',
      options: {
        accessTokenSecret: environment.ACCESS_TOKEN_SECRET,
        previousAccessTokenSecret: environment.ACCESS_TOKEN_SECRET_PREVIOUS,
        accessTokenTtl: environment.ACCESS_TOKEN_TTL,
        firebaseProjectId: environment.FIREBASE_PROJECT_ID,
        firebaseCredentials:
          environment.FIREBASE_SERVICE_ACCOUNT ??
          (environment.GOOGLE_APPLICATION_CREDENTIALS ? 'default' : undefined),
        adminEmails: environment.ADMIN_EMAILS,
      },
    },
    { resolve: '@harrow/catalogue', options: { currency: environment.CURRENCY } },
    {
      resolve: '@harrow/orders',
      options: {
        unpaidOrderTtlHours: environment.UNPAID_ORDER_TTL_HOURS,
        unverifiedOrderTtlHours: environment.UNVERIFIED_ORDER_TTL_HOURS,
        maxUnpaidOrders: environment.MAX_UNPAID_ORDERS,
        // the other half of the connections stays free for whoever reads
        transactionsAtOnce: Math.ceil(environment.DATABASE_POOL_SIZE / 2),
        longestTurnWaitMs: POOL.statement_timeout,
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
    { resolve: '@harrow/images', options: imageOptions(environment, backendUrl(environment)) },
    { resolve: '@harrow/profiles', options: {} },
    {
      resolve: '@medusajs/admin',
      options: { autoRebuild: false, serve: existsSync(ADMIN_PAGE), path: '/app' },
    },
  ];
}

/** The engine's configuration. Throws where a setting is missing: the only throw that stops its start. */
export function medusaConfig(variables: NodeJS.ProcessEnv = process.env): ConfigModule {
  const environment = readEnvironment(variables);
  return {
    projectConfig: {
      database_url: environment.DATABASE_URL,
      database_extra: { ...POOL, max: environment.DATABASE_POOL_SIZE },
      redis_url: environment.REDIS_URL,
      redis_options: REDIS_OPTIONS,
      jwt_secret: environment.JWT_SECRET,
      cookie_secret: environment.COOKIE_SECRET,
      store_cors: environment.STOREFRONT_URL.join(','),
      admin_cors: backendOrigin(environment), // the storefront's may not use the cookie of staff
      session_options: {
        // the first signs, and each is believed
        secret: [environment.COOKIE_SECRET, environment.COOKIE_SECRET_PREVIOUS].filter(Boolean),
        // without these every anonymous request makes a session that is kept for hours
        saveUninitialized: false,
        resave: false,
      },
    },
    plugins: plugins(environment),
    modules: redisModules(environment.REDIS_URL),
    featureFlags: { analytics: false }, // the stock admin would offer to report usage
  } as unknown as ConfigModule;
}
