import path from 'node:path';
import { asValue, createContainer } from 'awilix';
import { z } from 'zod';
import { loadEnvFile } from './config/env-file';
import { readEnvironment } from './config/environment';
import { applyChangedSql } from './database/apply-sql';
import { sqlFiles } from './database/sql-files';
import { adoptFormerDatabase, migrationOf } from './database/sql-migrations';
import { requireServices } from './lifecycle/require-services';

const DIRECTORY = path.resolve(__dirname, '..');

/** An arbitrary advisory lock id that prevents concurrent deployments from migrating together. */
const LOCK = 4_027_411;

/**
 * Migrations may run long, but a statement that waits for a table lock blocks all later queries on
 * that table. It therefore gives up soon, changes nothing, and can be run again.
 */
const CONNECTION = { connectionTimeoutMillis: 5000, lock_timeout: 5000 };

/** The engine's helpers return `any`. */
const migrationClasses = z.array(
  z.custom<new () => unknown>((value) => typeof value === 'function'),
);

/** Applies every pending migration of the engine and the plugins, then the functions that have changed. */
async function main(): Promise<void> {
  loadEnvFile();
  // does not use Redis
  const { DATABASE_DIRECT_URL, ...environment } = readEnvironment({
    ...process.env,
    REDIS_URL: '',
  });
  const database_url = DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  await requireServices({ DATABASE_URL: database_url, REDIS_URL: undefined });
  process.chdir(DIRECTORY);
  const { default: loadConfig } = await import('@medusajs/medusa/dist/loaders/config');
  const { default: loadFlags } = await import('@medusajs/medusa/dist/loaders/feature-flags');
  const { default: connect } = await import('@medusajs/medusa/dist/loaders/database');
  const migrations = await import('@medusajs/medusa/dist/commands/utils/get-migrations');
  const configModule = loadConfig(DIRECTORY);
  Object.assign(configModule.projectConfig, { database_url, database_extra: CONNECTION });
  const flags = loadFlags(configModule);
  const plugins = configModule.plugins.map((plugin) =>
    typeof plugin === 'string' ? plugin : plugin.resolve,
  );
  const ownMigrations = plugins
    .flatMap((plugin) => sqlFiles(plugin, 'migrations'))
    .map(migrationOf);
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
          ownMigrations,
        ].flat(),
      ),
      logging: ['error'],
    },
  });
  const runner = dataSource.createQueryRunner();
  await runner.query('SET lock_timeout = 0'); // wait for the migrations of another deployment
  await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await adoptFormerDatabase(runner, ownMigrations);
  const applied = await dataSource.runMigrations({ transaction: 'each' });
  const files = await applyChangedSql(
    dataSource,
    plugins.flatMap((plugin) => sqlFiles(plugin)),
  );
  await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  await runner.release();
  await dataSource.destroy();
  console.log(JSON.stringify({ migrations: applied.length, files }));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
