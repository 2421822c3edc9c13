import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService, type ServiceHooks } from '../child-service.ts';
import { projectRoot } from '../project-root.ts';
import type { PostgresBinaries } from './binaries.ts';

/** The options of the server and of the shop's database. */
export interface PostgresServiceOptions extends ServiceHooks {
  dataDir: string;
  port: number;
  database: string;
  /** Without them, those from the package registry. */
  binaries?: PostgresBinaries;
}

/** A PostgreSQL with an owner process that stops it when this process ends. */
export interface PostgresService extends ChildService {
  readonly databaseUrl: string;
}

/** Starts the embedded PostgreSQL under its owner process and creates the database if needed. */
export async function startPostgresService({
  dataDir,
  port,
  database,
  binaries,
  ...hooks
}: PostgresServiceOptions): Promise<PostgresService> {
  const service = await startChildService({
    title: 'PostgreSQL',
    script: join(projectRoot(), 'packages/processes/src/embedded-postgres/main.ts'),
    options: { dataDir, port, database, binaries },
    ...hooks,
  });
  const { url } = z.object({ url: z.string() }).parse(service.info);
  return { ...service, databaseUrl: url };
}
