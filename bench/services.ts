import { randomUUID } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgresService } from '@harrow/processes/embedded-postgres/start';
import { startIdentityEmulator } from '@harrow/processes/identity-emulator/start';
import type { ChildService } from '@harrow/processes/child-service';
import { besideDatabase, dropCopies, prepareTemplate } from '@harrow/testing/template-database';
import { startTestShop, type TestShop } from '@harrow/testing/test-shop';
import { fillCatalogue } from '@harrow/testing/fill-catalogue';
import { fillOrders } from '@harrow/testing/fill-orders';

export type Services = { stop(): Promise<void> };

/** Creates a separate database on a given server, and removes it afterwards. */
async function useServer(databaseUrl: string): Promise<Services> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await besideDatabase(databaseUrl, `CREATE DATABASE ${name}`);
  const template = new URL(databaseUrl);
  template.pathname = `/${name}`;
  prepareTemplate(template.href);
  return {
    stop: async () => {
      await dropCopies();
      await besideDatabase(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function startServer(dataDir: string): Promise<Services> {
  const place = { dataDir: join(dataDir, 'postgres'), port: 0, database: 'template_shop' };
  const postgres = await startPostgresService(place);
  prepareTemplate(postgres.databaseUrl);
  return postgres;
}

/** Starts the shared services: a database server with a template shop, and the identity emulator. */
export async function startServices(variables: NodeJS.ProcessEnv): Promise<Services> {
  const { DATABASE_URL, CURRENCY = 'usd' } = variables;
  process.env.TEST_CURRENCY = CURRENCY;
  const folder = mkdtempSync(join(tmpdir(), 'harrow-bench-'));
  // the log is written as in production, but not by the measuring process
  process.env.TEST_LOG_FILE = join(folder, 'backend.log');
  const identity: ChildService = await startIdentityEmulator({
    projectId: 'demo-harrow-test',
    port: 0,
  }).then((emulator) => {
    process.env.TEST_IDENTITY_URL = emulator.url;
    return emulator;
  });
  const database = DATABASE_URL ? await useServer(DATABASE_URL) : await startServer(folder);
  return {
    stop: async () => {
      await Promise.all([identity.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the same shop without the trigger functions of these names, in the pattern of LIKE, and so without their
 * triggers.
 */
export async function startShopWithout(
  pattern: string,
  products: number,
  settings?: NodeJS.ProcessEnv,
): Promise<TestShop> {
  const shop = await startShop(products, settings);
  const functions = await shop.sql<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE proname LIKE $1
        AND pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype`,
    [pattern],
  );
  if (functions.length === 0) throw new Error(`There are no trigger functions ${pattern}.`);
  for (const { name } of functions) await shop.sql(`DROP FUNCTION ${name} CASCADE`);
  return shop;
}

/** Counts the lines of the backends' logs since the start of the services that match. */
export async function countLogged(pattern: RegExp): Promise<number> {
  const { TEST_LOG_FILE: file } = process.env;
  if (!file) throw new Error('The backends have no log file.');
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (pattern.test(line)) count += 1;
  }
  return count;
}

/**
 * Starts a shop with these numbers of products and orders, on its own database; `prepare` changes the
 * products before.
 */
export function startShop(
  products: number,
  settings?: NodeJS.ProcessEnv,
  orders = 0,
  prepare?: (databaseUrl: string) => Promise<void>,
): Promise<TestShop> {
  const { REDIS_URL } = process.env;
  return startTestShop(async (databaseUrl) => {
    await fillCatalogue(databaseUrl, products);
    await prepare?.(databaseUrl);
    if (orders > 0) await fillOrders(databaseUrl, { orders });
    // without the module cache of the tests, as in production
    return { NODE_OPTIONS: '', ...(REDIS_URL ? { REDIS_URL } : {}), ...settings };
  });
}
