import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService, type ServiceHooks } from '../lib/child-service.ts';
import { projectRoot } from '../lib/project-root.ts';

/** What to start, with the one database that the shop uses. */
export interface PostgresServiceOptions extends ServiceHooks {
  dataDir: string;
  port: number;
  database: string;
}

/** A PostgreSQL with a process of its own that stops it when this one is gone. */
export interface PostgresService extends ChildService {
  readonly databaseUrl: string;
}

/** Starts the embedded PostgreSQL under its owner process and makes the database if need be. */
export async function startPostgresService({
  dataDir,
  port,
  database,
  ...hooks
}: PostgresServiceOptions): Promise<PostgresService> {
  const service = await startChildService({
    title: 'PostgreSQL',
    script: join(projectRoot(), 'dev', 'embedded-postgres', 'main.ts'),
    options: { dataDir, port, database },
    ...hooks,
  });
  const { url } = z.object({ url: z.string() }).parse(service.info);
  return { ...service, databaseUrl: url };
}
