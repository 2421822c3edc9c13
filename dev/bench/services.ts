import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresService } from '../embedded-postgres/start.ts';
import { startIdentityEmulator } from '../identity-emulator/start.ts';
import type { ChildService } from '../lib/child-service.ts';
import { besideDatabase, dropCopies, prepareTemplate } from '../test-support/template-database.ts';
import { TestShop } from '../test-support/test-shop.ts';
import { fillCatalogue } from './fill-catalogue.ts';

export type Services = { stop(): Promise<void> };

/** Takes a database of its own on a server that is given, and leaves nothing there. */
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

/** Starts what every part needs: a database server with a shop to copy, and the identity emulator. */
export async function startServices(variables: NodeJS.ProcessEnv): Promise<Services> {
  const { DATABASE_URL, CURRENCY = 'usd' } = variables;
  process.env.TEST_CURRENCY = CURRENCY;
  const folder = mkdtempSync(join(tmpdir(), 'harrow-bench-'));
  // as in production a log is written, and by nobody who measures at the same time
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

/** Starts a shop with so many products, on a database of its own. */
export function startShop(products: number, settings?: NodeJS.ProcessEnv): Promise<TestShop> {
  const { REDIS_URL } = process.env;
  return TestShop.start(async (databaseUrl) => {
    await fillCatalogue(databaseUrl, products);
    return { ...(REDIS_URL ? { REDIS_URL } : {}), ...settings };
  });
}
