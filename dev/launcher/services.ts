import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgresService } from '@harrow/processes/embedded-postgres/start';
import { ensureDemoAccounts } from '@harrow/processes/identity-emulator/demo-accounts';
import { startIdentityEmulator } from '@harrow/processes/identity-emulator/start';
import {
  startChildService,
  type ChildService,
  type ServiceHooks,
} from '@harrow/processes/child-service';
import { z } from 'zod';
import { addressesOf, bothNames } from './addresses.ts';
import { backendEnvironment } from './backend-environment.ts';
import { processHooks, type Shop } from './shop.ts';
import { storefrontOptions } from './storefront-options.ts';
import type { ServiceName } from './supervisor.ts';

/** Starts the embedded PostgreSQL unless a real one is given; resolves with the database's URL. */
export async function startDatabase(shop: Shop): Promise<string> {
  const { database, dataDir } = shop.settings;
  if (database.kind === 'external') return database.url;
  const place = { dataDir: join(dataDir, 'postgres'), port: database.port, database: 'harrow' };
  const { databaseUrl } = await startService(shop, 'postgres', 'PostgreSQL', (hooks) =>
    startPostgresService({ ...place, ...hooks }),
  );
  return databaseUrl;
}

/** Starts the identity emulator with the demo accounts, unless real Firebase is given. */
export async function startIdentity(shop: Shop): Promise<void> {
  const { identity, dataDir } = shop.settings;
  if (identity.kind === 'firebase') return;
  const { port, projectId } = identity;
  const stateFile = join(dataDir, 'identity.json');
  const { url } = await startService(shop, 'identity', 'the identity emulator', (hooks) =>
    startIdentityEmulator({ port, projectId, stateFile, ...hooks }),
  );
  await ensureDemoAccounts(url, projectId);
}

const mailboxInfo = z.object({ smtpPort: z.number(), port: z.number() });

/**
 * Starts the mailbox for the shop's mails, unless a mail server is set. Without the emulator, the storefront has no
 * page to show them.
 */
export async function startMailbox(shop: Shop): Promise<void> {
  const { settings, root } = shop;
  if (settings.variables.SMTP_URL !== undefined || settings.identity.kind === 'firebase') return;
  const script = join(root, 'dev', 'mailbox', 'main.ts');
  const options = { folder: join(settings.dataDir, 'mails') };
  const { info } = await startService(shop, 'mailbox', 'the mailbox', (hooks) =>
    startChildService({ title: 'The mailbox', script, options, ...hooks }),
  );
  const { smtpPort, port } = mailboxInfo.parse(info);
  shop.mailbox = { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, url: `http://127.0.0.1:${port}` };
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
  const script = join(shop.root, 'dev', 'launcher', 'payment-sandbox-main.ts');
  await startService(shop, 'payment', 'the payment sandbox', (hooks) =>
    startChildService({ title: 'The payment sandbox', script, options, ...hooks }),
  );
}

/** Starts the backend on the database. */
export async function startBackend(shop: Shop, databaseUrl: string): Promise<void> {
  const script = join(shop.root, 'backend', 'dist', 'server.js');
  const env = backendEnvironment(shop.settings, shop.secrets, databaseUrl, shop.mailbox);
  await startService(shop, 'backend', 'the backend', (hooks) =>
    startChildService({ title: 'The backend', script, env, ...hooks }),
  );
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
  const script = join(shop.root, 'storefront', 'server', 'main.ts');
  const options = storefrontOptions(folder, shop.settings, shop.secrets, shop.mailbox);
  await startService(shop, 'storefront', 'the storefront', (hooks) =>
    startChildService({ title: 'The storefront', script, options, ...hooks }),
  );
}

/** Starts a service, named as in the middle of a sentence, and shows that it starts. */
export function startService<Service extends ChildService>(
  shop: Shop,
  name: ServiceName,
  title: string,
  begin: (hooks: ServiceHooks) => Promise<Service>,
): Promise<Service> {
  return shop.progress.step(`Starting ${title}`, () =>
    shop.supervisor.start(name, () => begin(processHooks(shop, name))),
  );
}
