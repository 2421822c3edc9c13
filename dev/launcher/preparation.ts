import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@harrow/processes/run-command';
import { sourceHash } from '@harrow/processes/source-hash';
import { backendEnvironment } from './backend-environment.ts';
import { backendSources, type BuildName } from './builds.ts';
import { isDemonstration } from './demonstration.ts';
import { runBuild } from './run-build.ts';
import { processHooks, type Shop } from './shop.ts';

/** Builds a part of the shop if its sources have changed. */
export async function buildPart(shop: Shop, name: BuildName): Promise<void> {
  const { root, settings, progress } = shop;
  const hooks = processHooks(shop, `build-${name}`);
  await runBuild(root, name, { progress, variables: settings.variables, hooks });
}

/**
 * Migrates and seeds the database. The record of the embedded database is kept in its data folder,
 * so that this is skipped only as long as that database exists.
 */
export async function prepareDatabase(shop: Shop, databaseUrl: string): Promise<void> {
  const { root, settings } = shop;
  const isDemo = isDemonstration(settings);
  const { CURRENCY, ADMIN_EMAILS } = settings.variables;
  const inputs = ['package-lock.json', 'backend/medusa-config.js', ...backendSources(root)];
  const fingerprint = sourceHash(root, inputs, { isDemo, CURRENCY, ADMIN_EMAILS });
  const record = join(settings.dataDir, 'postgres', 'harrow-prepared.hash');
  const isEmbedded = settings.database.kind === 'embedded';
  if (isEmbedded && existsSync(record) && readFileSync(record, 'utf8') === fingerprint) return;
  await runBackendScript(shop, databaseUrl, 'migrate', 'Preparing the database');
  const title = isDemo ? 'Adding the demo catalogue' : 'Setting up the shop';
  await runBackendScript(shop, databaseUrl, 'seed', title, isDemo ? ['--demo'] : []);
  if (isEmbedded) writeFileSync(record, fingerprint);
}

async function runBackendScript(
  shop: Shop,
  databaseUrl: string,
  name: 'migrate' | 'seed',
  title: string,
  args: string[] = [],
): Promise<void> {
  await shop.progress.step(title, () =>
    runCommand({
      title,
      script: join(shop.root, 'backend', 'dist', `${name}.js`),
      args,
      env: backendEnvironment(shop.settings, shop.secrets, databaseUrl),
      ...processHooks(shop, name),
    }),
  );
}
