import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { projectRoot } from '../lib/project-root.ts';
import { backendEnvironment } from './backend-environment.ts';

const copies: string[] = [];

/** Runs one of the backend's programs to its end; what it prints is shown only when it fails. */
function runBackend(program: string, env: NodeJS.ProcessEnv, ...args: string[]): void {
  const file = join(projectRoot(), 'backend', 'dist', program);
  execFileSync(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Migrates and seeds the database that `copyTemplate` copies from then on. */
export function prepareTemplate(databaseUrl: string): void {
  process.env.TEST_POSTGRES_URL = databaseUrl;
  const env = backendEnvironment({ databaseUrl, backendPort: 1 });
  runBackend('migrate.js', env);
  runBackend('seed.js', env, '--demo');
}

/** Seeds a copy again, for a shop that sells in another currency from now on. */
export function seedIn(currency: string, databaseUrl: string): void {
  const env = { ...backendEnvironment({ databaseUrl, backendPort: 1 }), CURRENCY: currency };
  runBackend('seed.js', env, '--demo');
}

/** Runs a statement that no database can run on itself. */
export async function besideDatabase(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies the template database under a name of its own; answers its URL. */
export async function copyTemplate(): Promise<string> {
  const template = z.url().parse(process.env.TEST_POSTGRES_URL);
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await besideDatabase(
    template,
    `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`,
  );
  const url = new URL(template);
  url.pathname = `/${name}`;
  copies.push(name);
  return url.href;
}

/** Removes the copies, for a server that goes on. */
export async function dropCopies(): Promise<void> {
  const template = z.url().parse(process.env.TEST_POSTGRES_URL);
  for (const name of copies.splice(0)) {
    await besideDatabase(template, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
