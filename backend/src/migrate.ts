import path from 'node:path';
import { asValue, createContainer } from 'awilix';
import { z } from 'zod';
import { readEnvironment } from './config/environment';
import { requireServices } from './require-services';

const DIRECTORY = path.resolve(__dirname, '..');

/** Any number that nothing else locks: two deployments at once must not migrate together. */
const LOCK = 4_027_411;

/**
 * A migration may take its time, unlike a query of the shop; but what waits for a table keeps
 * everybody waiting who comes after it, so it gives up soon, changes nothing, and is run again.
 */
const CONNECTION = { connectionTimeoutMillis: 5000, lock_timeout: 5000 };

/** The engine's helpers call what they find `any`. */
const migrationClasses = z.array(
  z.custom<new () => unknown>((value) => typeof value === 'function'),
);

/** Applies every migration of the engine and the plugins that the database does not have yet. */
async function main(): Promise<void> {
  await requireServices(readEnvironment({ ...process.env, REDIS_URL: '' })); // it needs no Redis
  process.chdir(DIRECTORY);
  const { default: loadConfig } = await import('@medusajs/medusa/dist/loaders/config');
  const { default: loadFlags } = await import('@medusajs/medusa/dist/loaders/feature-flags');
  const { default: connect } = await import('@medusajs/medusa/dist/loaders/database');
  const migrations = await import('@medusajs/medusa/dist/commands/utils/get-migrations');
  const configModule = loadConfig(DIRECTORY);
  Object.assign(configModule.projectConfig, { database_extra: CONNECTION });
  const flags = loadFlags(configModule);
  const container = createContainer();
  container.register('db_entities', asValue([]));
  const dataSource = await connect({
    container: container as never,
    configModule,
    customOptions: {
      migrations: migrationClasses.parse(
        [
          migrations.default(DIRECTORY, flags).coreMigrations,
          migrations.getModuleSharedResources(configModule, flags).migrations,
        ].flat(),
      ),
      logging: ['error'],
    },
  });
  const runner = dataSource.createQueryRunner();
  await runner.query('SET lock_timeout = 0'); // another deployment's migrations are waited for
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  const applied = await dataSource.runMigrations({ transaction: 'each' });
  await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  await runner.release();
  await dataSource.destroy();
  console.log(JSON.stringify({ migrations: applied.length }));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
