import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/processes/embedded-postgres/binaries';
import {
  startPostgresService,
  type PostgresService,
} from '@harrow/processes/embedded-postgres/start';
import { serverPackages } from '@harrow/processes/server-packages';
import { sourceHash } from '@harrow/processes/source-hash';
import { projectRoot } from '@harrow/processes/project-root';
import { besideDatabase, prepareTemplate, useTemplate } from './template-database.ts';

const DATABASE = 'template_shop';

/** The SQL of the plugins of one's own. A fingerprint leaves out folders of the name `dist` in others. */
function ownPlugins(root: string): string[] {
  const folder = 'backend/own-plugins';
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return names.map((name) => `${folder}/${name}/dist/sql`);
}

/** The data folder of a prepared server; its name is a hash of everything that prepares it. */
function keptData(): string {
  const root = projectRoot();
  const dists = serverPackages(root).map((folder) => `${folder}/dist`);
  const compiled = [...dists, ...ownPlugins(root)];
  const here = 'packages/testing/src/prepared-postgres.ts';
  const inputs = ['package-lock.json', here, ...compiled];
  const hash = sourceHash(root, inputs, process.env.TEST_CURRENCY);
  return join(root, '.cache', 'test-database', hash);
}

/** Copies a data directory. As root, preserves its owner, which runs PostgreSQL. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const { uid, gid } = statSync(from);
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    const path = join(to, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
  }
}

/** Stores the data for other servers and later runs, and removes older data. */
function keep(dataDir: string, kept: string): void {
  const folder = join(kept, '..');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, randomUUID());
  copyData(dataDir, draft);
  renameSync(draft, kept);
}

const launch = (dataDir: string, binaries?: PostgresBinaries) =>
  startPostgresService({ dataDir, port: 0, database: DATABASE, binaries });

/** The same as `startPreparedPostgres` with other programs, without data of an earlier run. */
export async function startOtherPostgres(
  dataDir: string,
  binaries: PostgresBinaries,
): Promise<PostgresService> {
  const server = await launch(dataDir, binaries);
  prepareTemplate(server.databaseUrl);
  return server;
}

/**
 * Starts a PostgreSQL with a migrated and seeded database, which becomes the template of
 * `copyTemplate`. Migrations and seed run again only if they have changed.
 */
export async function startPreparedPostgres(dataDir: string): Promise<PostgresService> {
  const kept = keptData();
  if (!existsSync(kept)) {
    const server = await launch(dataDir);
    try {
      prepareTemplate(server.databaseUrl);
      // no test simulates a power failure, and a killed process loses no data without fsync
      await besideDatabase(server.databaseUrl, 'ALTER SYSTEM SET fsync = off');
    } finally {
      await server.stop();
    }
    keep(dataDir, kept);
  } else {
    copyData(kept, dataDir);
  }
  const server = await launch(dataDir);
  useTemplate(server.databaseUrl);
  return server;
}
