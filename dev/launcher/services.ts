import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgresService } from '../embedded-postgres/start.ts';
import { ensureDemoAccounts } from '../identity-emulator/demo-accounts.ts';
import { startIdentityEmulator } from '../identity-emulator/start.ts';
import { startChildService } from '@harrow/processes/child-service';
import { addressesOf, bothNames } from './addresses.ts';
import { backendEnvironment } from './backend-environment.ts';
import { processHooks, type Shop } from './shop.ts';
import { storefrontOptions } from './storefront-options.ts';

/** Starts the embedded PostgreSQL unless a real one is given; resolves with the database's URL. */
export async function startDatabase(shop: Shop): Promise<string> {
  const { database, dataDir } = shop.settings;
  if (database.kind === 'external') return database.url;
  const { databaseUrl } = await shop.progress.step('Starting PostgreSQL', () =>
    shop.supervisor.start('postgres', () =>
      startPostgresService({
        dataDir: join(dataDir, 'postgres'),
        port: database.port,
        database: 'harrow',
        ...processHooks(shop, 'postgres'),
      }),
    ),
  );
  return databaseUrl;
}

/** Starts the identity emulator with the demo accounts, unless real Firebase is given. */
export async function startIdentity(shop: Shop): Promise<void> {
  const { identity, dataDir } = shop.settings;
  if (identity.kind === 'firebase') return;
  const { port, projectId } = identity;
  const stateFile = join(dataDir, 'identity.json');
  await shop.progress.step('Starting the identity emulator', async () => {
    const { url } = await shop.supervisor.start('identity', () =>
      startIdentityEmulator({ port, projectId, stateFile, ...processHooks(shop, 'identity') }),
    );
    await ensureDemoAccounts(url, projectId);
  });
}

/** Starts the payment sandbox unless real Stripe is given. */
export async function startPayment(shop: Shop): Promise<void> {
  const { settings, secrets } = shop;
  const { payment, dataDir } = settings;
  if (payment.kind === 'stripe') return;
  const addresses = addressesOf(settings);
  const options = {
    host: '127.0.0.1',
    port: payment.port,
    secretKey: secrets.STRIPE_API_KEY,
    publishableKey: secrets.STRIPE_PUBLISHABLE_KEY,
    webhook: {
      url: `http://127.0.0.1:${settings.backendPort}/stripe/hooks`,
      secret: secrets.STRIPE_WEBHOOK_SECRET,
    },
    allowedOrigins: bothNames(addresses.storefront),
    stateFile: join(dataDir, 'payment-sandbox.json'),
  };
  await startService(shop, 'payment', {
    title: 'The payment sandbox',
    script: join(shop.root, 'dev', 'launcher', 'payment-sandbox-main.ts'),
    options,
  });
}

/** Starts the backend on the database. */
export async function startBackend(shop: Shop, databaseUrl: string): Promise<void> {
  await startService(shop, 'backend', {
    title: 'The backend',
    script: join(shop.root, 'backend', 'dist', 'server.js'),
    env: backendEnvironment(shop.settings, shop.secrets, databaseUrl),
  });
}

/**
 * Starts the server of the built storefront on a copy of the build, so that a later build (for example
 * by `npm test`) does not replace the files of a running shop.
 */
export async function startStorefront(shop: Shop): Promise<void> {
  const folder = join(shop.settings.dataDir, 'storefront');
  await rm(folder, { recursive: true, force: true });
  for (const part of ['dist', 'build']) {
    await cp(join(shop.root, 'storefront', part), join(folder, part), { recursive: true });
  }
  await startService(shop, 'storefront', {
    title: 'The storefront',
    script: join(shop.root, 'storefront', 'server', 'main.ts'),
    options: storefrontOptions(folder, shop.settings, shop.secrets),
  });
}

interface ShownService {
  title: string;
  script: string;
  options?: unknown;
  env?: NodeJS.ProcessEnv;
}

async function startService(
  shop: Shop,
  name: 'payment' | 'backend' | 'storefront',
  service: ShownService,
): Promise<void> {
  const title = `Starting ${service.title.charAt(0).toLowerCase()}${service.title.slice(1)}`;
  await shop.progress.step(title, () =>
    shop.supervisor.start(name, () =>
      startChildService({ ...service, ...processHooks(shop, name) }),
    ),
  );
}
