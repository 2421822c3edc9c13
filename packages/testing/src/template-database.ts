import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '@harrow/processes/project-root';
import { backendEnvironment } from './backend-environment.ts';
import { withClient } from './with-client.ts';

const copies: string[] = [];

/** Runs one of the backend's programs; shows its output only if it fails. */
function runBackend(program: string, env: NodeJS.ProcessEnv, ...args: string[]): void {
  const file = join(projectRoot(), 'backend', 'dist', program);
  execFileSync(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Sets the migrated and seeded database that `copyTemplate` copies. */
export function useTemplate(databaseUrl: string): void {
  process.env.TEST_POSTGRES_URL = databaseUrl;
}

/** Migrates and seeds a database, which becomes the template of `copyTemplate`. */
export function prepareTemplate(databaseUrl: string): void {
  useTemplate(databaseUrl);
  const env = backendEnvironment({ databaseUrl, backendPort: 1 });
  runBackend('migrate.js', env);
  runBackend('seed.js', env, '--demo');
}

/** Seeds a copy again, for a shop that changes its currency or other settings. */
export function seedIn(
  currency: string,
  databaseUrl: string,
  settings: NodeJS.ProcessEnv = {},
): void {
  const env = {
    ...backendEnvironment({ databaseUrl, backendPort: 1 }),
    CURRENCY: currency,
    ...settings,
  };
  runBackend('seed.js', env, '--demo');
}

/** Exports the shop of a database to a folder, or imports it. */
export function moveShop(databaseUrl: string, command: 'export' | 'import', folder: string): void {
  runBackend('shop.js', backendEnvironment({ databaseUrl, backendPort: 1 }), command, folder);
}

/** Runs a statement that cannot run in the database that it concerns. */
export async function besideDatabase(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  await withClient(url.href, (client) => client.query(statement));
}

/** Copies the template database under a unique name; returns its URL. */
export async function copyTemplate(): Promise<string> {
  const template = z.url().parse(process.env.TEST_POSTGRES_URL);
  return await createDatabase(`TEMPLATE ${new URL(template).pathname.slice(1)}`);
}

/** Creates a database under a unique name, empty unless `options` say otherwise; returns its URL. */
export async function createDatabase(options = ''): Promise<string> {
  const template = z.url().parse(process.env.TEST_POSTGRES_URL);
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await besideDatabase(template, `CREATE DATABASE ${name} ${options}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  copies.push(name);
  return url.href;
}

/** Removes the copies, for a server that keeps running. */
export async function dropCopies(): Promise<void> {
  const template = z.url().parse(process.env.TEST_POSTGRES_URL);
  for (const name of copies.splice(0)) {
    await besideDatabase(template, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
